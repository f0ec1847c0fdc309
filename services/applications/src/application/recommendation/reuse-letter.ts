import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationStore } from '../application/application.store.ts'
import { newRecommendation, refuseNext } from './ask-recommender.ts'
import { type Recommendation, type StoredLetter, takesPlace } from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'
import { saveRecommendation } from './save-recommendation.ts'
import { notAskedFor } from './send-invitation.ts'

type Needed = { applications: ApplicationStore; recommendations: RecommendationStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}

/** Letters that the student may hand in with an application, as their writers allowed; newest first. */
export async function reusableFor(
  { recommendations }: Pick<Needed, 'recommendations'>,
  { studentId, applicationId }: { studentId: string; applicationId: string },
): Promise<StoredLetter[]> {
  const asked = (await recommendations.findAll([applicationId])).get(applicationId) ?? []
  const there = new Set(asked.map(({ letterId }) => letterId))
  const letters = await recommendations.findReusable(studentId)
  return letters.filter(({ id, file }) => !there.has(id) && file?.scanState !== 'infected')
}

/**
 * Hands in a letter that was written for another application. The waiver that its writer was told of still holds.
 * Idempotent. Expected failures: NotFound (the application, or no such letter), Conflict (five are asked).
 */
export function makeReuseLetter<Stores extends Needed>(deps: Deps<Stores>) {
  return async function reuseLetter(
    { studentId }: StudentRef,
    { applicationId, letterId }: { applicationId: string; letterId: string },
  ): Promise<Result<Recommendation, Problem>> {
    if (!isUuid(applicationId) || !isUuid(letterId)) return err(notFound('letter'))
    const now = deps.clock.now()
    return deps.unitOfWork(async (tx) => {
      const application = await tx.applications.lock(studentId, applicationId)
      if (!application) return err(notFound('application'))
      const asked =
        (await tx.recommendations.findAll([applicationId])).get(applicationId) ?? []
      const there = asked.find((one) => one.letterId === letterId)
      if (there) return ok(there)
      const letter = (await reusableFor(tx, { studentId, applicationId })).find(
        ({ id }) => id === letterId,
      )
      if (!letter) return err(notFound('letter'))
      const refusal =
        notAskedFor(application) ??
        refuseNext(asked.filter(({ state }) => takesPlace(state)))
      if (refusal) return err(refusal)
      const origin = await tx.recommendations.findByLetter(letterId)
      if (!origin) return err(conflict('This letter can’t be reused.'))
      const { recommenderName, recommenderEmail, relation, isWaived } = origin
      const recommender = {
        recommenderName,
        recommenderEmail,
        relation,
        note: null,
        isWaived,
      }
      const added = newRecommendation({ id: deps.newId(), application, recommender, now })
      const attached = { ...added, state: 'submitted', letterId, endedAt: now } as const
      await tx.recommendations.insert(attached)
      return ok(await saveRecommendation(tx, application, attached))
    })
  }
}
