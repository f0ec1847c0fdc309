import { isOpen } from '../../application/application/application-state.ts'
import type { PlannedDecisionStore } from '../decision/planned-decision.store.ts'
import { readEntries } from '../entry/number-entries.ts'
import type { ReviewEntryStore } from '../entry/review-entry.store.ts'
import type { Review, Undone } from '../settings/review.ts'

type Stores = { reviewEntries: ReviewEntryStore; plannedDecisions: PlannedDecisionStore }

/** How much of a review is neither decided nor withdrawn, and how much is planned. */
export async function countUndone(tx: Stores, review: Review): Promise<Undone> {
  const entries = await readEntries(tx, review)
  const planned = await tx.plannedDecisions.findAll(review.scholarshipId)
  const open = entries.filter(({ state }) => isOpen(state)).length
  return { open, planned: planned.length }
}
