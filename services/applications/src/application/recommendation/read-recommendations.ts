import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { ScanState } from '../../student/document/document.ts'
import type { RecommendationState, StoredLetter } from './recommendation.ts'
import type { RecommendationStore } from './recommendation.store.ts'

type Stores = { recommendations: RecommendationStore }

/** A request as the checklist counts it; `unsafe`: its file was found infected. */
export type CountedLetter = {
  recommenderName: string
  state: RecommendationState | 'unsafe'
}

/** How many letters a student's applications have, by application. */
export async function countLetters(
  { recommendations }: Stores,
  applicationIds: readonly string[],
): Promise<Map<string, CountedLetter[]>> {
  const asked = await recommendations.findAll(applicationIds)
  const ids = [...asked.values()].flat().flatMap(({ letterId }) => letterId ?? [])
  const letters = await recommendations.findLetters(ids)
  return new Map(
    [...asked].map(([id, all]) => [
      id,
      all.map(({ recommenderName, state, letterId }) => ({
        recommenderName,
        state: stateOf(state, letters.get(letterId ?? '')?.file?.scanState),
      })),
    ]),
  )
}

function stateOf(
  state: RecommendationState,
  scanned: ScanState | undefined,
): CountedLetter['state'] {
  return scanned === 'infected' ? 'unsafe' : state
}

/**
 * The letter of a request, for its student: null if there is none, it is somebody else's, or the student gave up the
 * right to read it. All three look the same.
 */
export function makeFindOwnLetter({ stores: { recommendations } }: { stores: Stores }) {
  return async function findOwnLetter(
    { studentId }: StudentRef,
    id: string,
  ): Promise<StoredLetter | null> {
    const found = isUuid(id) ? await recommendations.find(studentId, id) : null
    if (!found?.letterId || found.isWaived) return null
    const letter = (await recommendations.findLetters([found.letterId])).get(found.letterId)
    return letter && !letter.isWaived ? letter : null
  }
}
