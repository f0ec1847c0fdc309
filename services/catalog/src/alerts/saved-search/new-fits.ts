import type { ListingChange } from './listing-changes.store.ts'
import { isOpen, reasonOf } from './listing-fit.ts'
import type { NewFit } from './search-hit.store.ts'
import type { Percolator } from './percolator.ts'

/**
 * The searches that a listing fits now and did not fit before it changed; several changes of one listing count as
 * one. A search made after a change already showed it, so it is only compared with later changes.
 * @param changes all changes of each listing, in order
 */
export function newFits(
  percolator: Percolator,
  changes: readonly ListingChange[],
  now: Date,
): NewFit[] {
  const byListing = Map.groupBy(changes, ({ scholarshipId }) => scholarshipId)
  return [...byListing.values()].flatMap((ofOne) => newFitsOf(percolator, ofOne, now))
}

function newFitsOf(
  percolator: Percolator,
  changes: readonly ListingChange[],
  now: Date,
): NewFit[] {
  const after = changes[0]?.after ?? null
  if (!isOpen(after, now)) return []
  const fitting = percolator.fitting(after)
  let seen = -1
  return changes.flatMap((change) => {
    const { scholarshipId, before, changedAt, revision } = change
    const since = seen
    seen = Math.max(seen, revision)
    if (since >= revision) return []
    const known = new Set(isOpen(before, changedAt) ? percolator.fitting(before) : [])
    const reason = reasonOf(before, after, changedAt)
    return fitting.flatMap((place) => {
      if (known.has(place)) return []
      const search = percolator.at(place)
      const isAsked = search.revision > since && search.revision <= revision
      return isAsked
        ? [{ searchId: search.id, revision: search.revision, scholarshipId, reason }]
        : []
    })
  })
}
