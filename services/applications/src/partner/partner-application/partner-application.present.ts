import { upper } from '../../application/application/application.present.ts'
import type { Application } from '../../application/application/application.ts'

/** What a key first sees of an application; field resolvers add what was submitted. */
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
