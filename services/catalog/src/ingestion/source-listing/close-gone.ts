import { closed, published } from '../../record/scholarship/listing-status.ts'
import { publishChanges } from '../../record/scholarship/publish-change.ts'
import type { AbsenceTx } from './absence-stores.ts'

/**
 * Closes listings that their source lacks, unless a listing merged with them is still in another source or was made
 * here. @returns how many closed
 */
export async function closeGone(
  ids: readonly string[],
  stores: AbsenceTx,
  now: Date,
): Promise<number> {
  const shown = await shownAs(ids, stores)
  const present = await stores.sourceListings.presentAmong([...shown.values()].flat())
  const gone = [...shown].filter(([, members]) => !members.some((id) => present.has(id)))
  const held = await stores.scholarships.findByIdsForUpdate(gone.map(([id]) => id))
  const over = held
    .filter(({ status }) => status === 'published')
    .map((record) => closed(record, 'absent', now))
  await stores.scholarships.saveAll(over, now)
  await publishChanges(stores, { closed: over }, now)
  return over.length
}

/** Reopens what we closed because it was missing; what a person closed stays closed. */
export async function reopen(
  ids: readonly string[],
  stores: AbsenceTx,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const shown = await shownAs(ids, stores)
  const held = await stores.scholarships.findByIdsForUpdate([...shown.keys()])
  const back = held
    .filter(({ status, closedReason }) => status === 'closed' && closedReason === 'absent')
    .map((record) => published(record, now))
  // Listings that the rules now hold back stay closed.
  const open = (await stores.hooks.beforeShow(back, now)).filter(
    ({ status }) => status === 'published',
  )
  await stores.scholarships.saveAll(open, now)
  await publishChanges(stores, { published: open }, now)
}

/** The listings under which these are shown, each with all that are merged with it. */
async function shownAs(
  ids: readonly string[],
  { merges }: Pick<AbsenceTx, 'merges'>,
): Promise<Map<string, string[]>> {
  const pairs = await merges.pairsOf(ids)
  return new Map(
    ids.map((id) => {
      const pair = pairs.get(id)
      return pair === undefined
        ? [id, [id]]
        : [pair.survivorId, [pair.survivorId, pair.mergedId]]
    }),
  )
}
