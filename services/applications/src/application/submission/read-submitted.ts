import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { ApplicationState } from '../application/application-state.ts'
import type { Application } from '../application/application.ts'
import { countOfOwn } from './count-of-own.ts'
import type { SubmissionStore } from './submission.store.ts'
import type { Submission } from './submission.ts'
import type { OwnerRef } from './submitted-application.policy.ts'
import type {
  SubmittedApplicationStore,
  SubmittedPosition,
} from './submitted-application.store.ts'

type Deps = { submittedApplications: SubmittedApplicationStore }

export type SubmittedPage = {
  records: Application[]
  hasNextPage: boolean
  totalCount: number
}

/** An application submitted to one of the organizations; null if there is none, or it is another's. */
export function makeFindSubmitted({ submittedApplications }: Deps) {
  return async function findSubmitted(
    { organizationIds }: OwnerRef,
    id: string,
  ): Promise<Application | null> {
    return isUuid(id) ? submittedApplications.find(organizationIds, id) : null
  }
}

/** One page of what was submitted to a scholarship, the last submitted first; none of another organization's. */
export function makeListSubmitted({ submittedApplications }: Deps) {
  return async function listSubmitted(
    { organizationIds }: OwnerRef,
    o: {
      scholarshipId: string
      states: readonly ApplicationState[] | null
      after: SubmittedPosition | null
      first: number
    },
  ): Promise<SubmittedPage> {
    const { scholarshipId, states, after, first } = o
    if (!isUuid(scholarshipId)) return { records: [], hasNextPage: false, totalCount: 0 }
    const query = { organizationIds, scholarshipId, states }
    const [records, totalCount] = await Promise.all([
      submittedApplications.page({ ...query, after, limit: first + 1 }),
      submittedApplications.countOf(query),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

/** How many were submitted to each scholarship; null for one that belongs to none of the organizations. */
export function makeCountSubmitted(o: Deps & { scholarshipCopies: ScholarshipCopyStore }) {
  return function countSubmitted(
    owner: OwnerRef,
    ids: readonly string[],
  ): Promise<(number | null)[]> {
    return countOfOwn(o.scholarshipCopies, owner, ids, (own) =>
      o.submittedApplications.countByScholarship(owner.organizationIds, own),
    )
  }
}

/**
 * The submissions of some applications, by id and newest first, for somebody on their owner's side.
 * Records that they read them, for the applicants to see.
 */
export function makeOpenSubmissions({
  submissions,
  clock,
}: {
  submissions: SubmissionStore
  clock: Clock
}) {
  return async function openSubmissions(
    { userId, organizationIds }: OwnerRef,
    applications: readonly Pick<Application, 'id' | 'ownerId'>[],
  ): Promise<Map<string, Submission[]>> {
    const theirs = applications.filter(({ ownerId }) => organizationIds.includes(ownerId))
    const at = clock.now()
    await submissions.recordOpenings(
      theirs.map(({ id: applicationId, ownerId: organizationId }) => {
        return { applicationId, userId, organizationId, at }
      }),
    )
    return submissions.findAll(theirs.map(({ id }) => id))
  }
}
