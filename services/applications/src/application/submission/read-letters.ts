import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { Application } from '../application/application.ts'
import type { Recommendation, StoredLetter } from '../recommendation/recommendation.ts'
import type { RecommendationStore } from '../recommendation/recommendation.store.ts'
import type { SubmissionStore } from './submission.store.ts'
import type { OwnerRef } from './submitted-application.policy.ts'
import type { SubmittedApplicationStore } from './submitted-application.store.ts'

type Deps = {
  recommendations: RecommendationStore
  submissions: SubmissionStore
  submittedApplications: SubmittedApplicationStore
  clock: Clock
}

/** A letter that arrived for one application. */
export type ArrivedLetter = { recommendation: Recommendation; letter: StoredLetter }

/**
 * The letters of some submitted applications, by application, for somebody on their owner's side. Records that they
 * read them, for the applicants to see, as with submissions.
 */
export function makeOpenLetters(deps: Deps) {
  return async function openLetters(
    owner: OwnerRef,
    applications: readonly Pick<Application, 'id' | 'ownerId'>[],
  ): Promise<Map<string, ArrivedLetter[]>> {
    const theirs = applications.filter(({ ownerId }) =>
      owner.organizationIds.includes(ownerId),
    )
    const ids = theirs.map(({ id }) => id)
    const byApplication = await arrivedLetters(deps.recommendations, ids)
    const read = theirs.filter(({ id }) => byApplication.has(id))
    await recordReading(deps, owner, read)
    return byApplication
  }
}

/** Letters that arrived for some applications and are not known to be unsafe, by application. */
export async function arrivedLetters(
  recommendations: RecommendationStore,
  applicationIds: readonly string[],
): Promise<Map<string, ArrivedLetter[]>> {
  const asked = await recommendations.findAll(applicationIds)
  const all = [...asked.values()].flat()
  const letters = await recommendations.findLetters(
    all.flatMap(({ letterId }) => letterId ?? []),
  )
  const arrived = all.flatMap((recommendation) => {
    const letter = letters.get(recommendation.letterId ?? '')
    return letter && letter.file?.scanState !== 'infected' ? { recommendation, letter } : []
  })
  return Map.groupBy(arrived, ({ recommendation }) => recommendation.applicationId)
}

/** One letter by its request's id; null if there is none, or it was submitted to others. */
export function makeOpenLetter(deps: Deps) {
  return async function openLetter(
    owner: OwnerRef,
    id: string,
  ): Promise<StoredLetter | null> {
    const found = isUuid(id) ? await deps.recommendations.findAnybodys(id) : null
    if (!found?.letterId) return null
    const { organizationIds } = owner
    const application = await deps.submittedApplications.find(
      organizationIds,
      found.applicationId,
    )
    if (!application) return null
    await recordReading(deps, owner, [application])
    return (
      (await deps.recommendations.findLetters([found.letterId])).get(found.letterId) ?? null
    )
  }
}

function recordReading(
  { submissions, clock }: Deps,
  { userId }: OwnerRef,
  applications: readonly Pick<Application, 'id' | 'ownerId'>[],
): Promise<void> {
  const at = clock.now()
  return submissions.recordOpenings(
    applications.map(({ id: applicationId, ownerId: organizationId }) => {
      return { applicationId, userId, organizationId, at }
    }),
  )
}
