import { randomInt } from 'node:crypto'
import type { Review } from '../settings/review.ts'
import type { ReviewEntry } from './review-entry.ts'
import type { ReviewEntryStore } from './review-entry.store.ts'

type Stores = { reviewEntries: ReviewEntryStore }
type Of = Pick<Review, 'scholarshipId' | 'ownerId'>

/**
 * Every application of a review, the first submitted first. New ones get a random number, which says nothing about
 * the order in which they came.
 */
export async function readEntries(
  { reviewEntries }: Stores,
  of: Of,
): Promise<ReviewEntry[]> {
  // If two readers number at once, the first number stays; an application whose number was taken gets another.
  for (;;) {
    const unnumbered = await reviewEntries.findUnnumbered(of)
    if (unnumbered.length === 0) return reviewEntries.findAll(of)
    const taken = await reviewEntries.takenNumbers(of.scholarshipId)
    const rows = unnumbered.map((applicationId) => {
      const number = freeNumber(taken)
      return { applicationId, scholarshipId: of.scholarshipId, number }
    })
    await reviewEntries.number(rows)
  }
}

/** Takes a free number, with as few digits as leave half of the numbers free. */
function freeNumber(taken: Set<number>): number {
  let low = 100
  while (taken.size * 2 > low * 9) low *= 10
  for (;;) {
    const number = randomInt(low, low * 10)
    if (taken.has(number)) continue
    taken.add(number)
    return number
  }
}
