import { upper } from '../../application/application/application.present.ts'
import type { Application } from '../../application/application/application.ts'

/** What a key sees of an application at first; what was submitted its fields add. */
export function presentForPartner(application: Application) {
  const { id, ownerId, scholarshipId, state, version } = application
  return {
    id,
    ownerId,
    programId: scholarshipId,
    program: { __typename: 'Scholarship', id: scholarshipId },
    state: upper(state),
    version,
    submittedAt: application.submittedAt,
    decisionPromisedOn: application.decisionPromisedOn,
  }
}

export type PresentedForPartner = ReturnType<typeof presentForPartner>
