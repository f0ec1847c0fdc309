import {
  compareGoals,
  isDescribed,
  listingVector,
} from '@landfall/matching/goals/goals-tenths'
import { textVector, type TextVector } from '@landfall/matching/goals/text-vector'
import type { WordVectors } from '@landfall/matching/goals/word-vectors'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { ReadGoals } from './compute-match.ts'

/**
 * Compares by the word vectors that ship with the code, if a description says enough; a listing's own vector is
 * kept as long as the listing is.
 */
export function createReadGoals(vectors: WordVectors): ReadGoals {
  const kept = new WeakMap<ListingCriteria, { vector: TextVector | null }>()
  const vectorOf = (listing: ListingCriteria): TextVector | null => {
    const known = kept.get(listing)
    if (known !== undefined) return known.vector
    const vector = isDescribed(listing) ? listingVector(listing, vectors) : null
    kept.set(listing, { vector })
    return vector
  }
  return (goals) => {
    const wanted = textVector(goals, vectors)
    return (listing) => compareGoals(wanted, vectorOf(listing))
  }
}
