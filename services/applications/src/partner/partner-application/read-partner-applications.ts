import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { ApplicationState } from '../../application/application/application-state.ts'
import type { Application } from '../../application/application/application.ts'
import type { SubmissionStore } from '../../application/submission/submission.store.ts'
import type { Submission } from '../../application/submission/submission.ts'
import type {
  SubmittedApplicationStore,
  SubmittedPosition,
} from '../../application/submission/submitted-application.store.ts'
import type { PartnerRef } from './partner.policy.ts'

type Deps = {
  submittedApplications: SubmittedApplicationStore
  submissions: SubmissionStore
  clock: Clock
}

export type PartnerQuery = {
  programId: string | null
  states: readonly ApplicationState[] | null
  after: SubmittedPosition | null
  first: number
}

/** What an organization's systems read of the applications to it. */
export function makeReadPartnerApplications(deps: Deps) {
  const { submittedApplications, submissions, clock } = deps
  return {
    /** One page, the last submitted first; empty for a program that is not the organization's. */
    async listForPartner({ organizationId }: PartnerRef, o: PartnerQuery) {
      const { programId, states, after, first } = o
      if (programId !== null && !isUuid(programId))
        return { records: [], hasNextPage: false, totalCount: 0 }
      const query = {
        organizationIds: [organizationId],
        scholarshipId: programId,
        states,
      }
      const [rows, totalCount] = await Promise.all([
        submittedApplications.page({ ...query, after, limit: first + 1 }),
        submittedApplications.countOf(query),
      ])
      return { records: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },

    async findForPartner({ organizationId }: PartnerRef, id: string) {
      return isUuid(id) ? submittedApplications.find([organizationId], id) : null
    },

    /** The last submissions of some applications, by application, whatever their students agreed to. */
    async lastSubmissions(ids: readonly string[]): Promise<Map<string, Submission>> {
      const found = await submissions.findAll(ids)
      return new Map(
        [...found].flatMap(([id, [last]]) => (last ? [[id, last] as const] : [])),
      )
    },

    /**
     * The last submissions, by application, where the student agreed. Records under the key that a system read them,
     * for the students to see.
     */
    async openForPartner(
      reader: Pick<PartnerRef, 'keyId' | 'organizationId' | 'readsApplicants'>,
      applications: readonly Pick<Application, 'id'>[],
    ): Promise<Map<string, Submission>> {
      const { keyId: userId, organizationId, readsApplicants } = reader
      if (!readsApplicants) return new Map()
      const last = await this.lastSubmissions(applications.map(({ id }) => id))
      const shared = [...last].filter(([, { isShared }]) => isShared)
      const at = clock.now()
      await submissions.recordOpenings(
        shared.map(([applicationId]) => ({ applicationId, userId, organizationId, at })),
      )
      return new Map(shared)
    },
  }
}
