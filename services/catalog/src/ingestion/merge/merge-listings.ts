import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { archived } from '../../record/scholarship/listing-status.ts'
import { publishChanges } from '../../record/scholarship/publish-change.ts'
import { enriched, restored, separated } from './merge-records.ts'
import type { Merge } from './merge.ts'
import type { MergeTx } from './merge-stores.ts'

/** Who decided: a person, or nobody. */
type Decision = { by: string | null; now: Date }

/**
 * Merges one listing into the other, in the caller's transaction: the survivor takes over what it lacks, and the
 * other leaves every list. Null if one of the two is gone, archived or in another merge.
 */
export async function mergeListings(
  merge: Merge,
  stores: MergeTx,
  { by, now }: Decision,
): Promise<Merge | null> {
  const ids = [merge.survivorId, merge.mergedId]
  const held = await stores.scholarships.findByIdsForUpdate(ids)
  const survivor = held.find(({ id }) => id === merge.survivorId)
  const other = held.find(({ id }) => id === merge.mergedId)
  if (!survivor || !other || [survivor, other].some(({ status }) => status === 'archived'))
    return null
  if (await stores.merges.isInvolved(ids)) return null
  const richer = enriched(survivor, other, now)
  const gone = archived(other, now)
  await stores.scholarships.saveAll([richer, gone], now)
  await publishChanges(stores, { updated: [richer], archived: [gone] }, now)
  const done: Merge = {
    ...merge,
    state: 'merged',
    survivorBefore: survivor,
    mergedBefore: other,
    decidedBy: by,
    decidedAt: now,
    version: merge.version + 1,
  }
  await stores.merges.put(done)
  await stores.outbox.publish(ScholarshipMerged, {
    aggregateId: other.id,
    version: gone.version,
    data: { scholarshipId: other.id, intoId: survivor.id },
  })
  return done
}

/** Separates the two again; null if the pair is not merged. */
export async function undoMerge(
  merge: Merge,
  stores: MergeTx,
  { by, now }: Decision,
): Promise<Merge | null> {
  const { survivorBefore, mergedBefore } = merge
  if (merge.state !== 'merged' || survivorBefore === null || mergedBefore === null)
    return null
  const held = await stores.scholarships.findByIdsForUpdate([
    merge.survivorId,
    merge.mergedId,
  ])
  const survivor = held.find(({ id }) => id === merge.survivorId)
  const other = held.find(({ id }) => id === merge.mergedId)
  if (!survivor || !other) return null
  const updated = separated(survivorBefore, mergedBefore, survivor, now)
  const back = restored(mergedBefore, other, now)
  await stores.scholarships.saveAll([updated, back], now)
  const change = back.status === 'published' ? 'published' : 'updated'
  await publishChanges(
    stores,
    change === 'published'
      ? { updated: [updated], published: [back] }
      : { updated: [updated, back] },
    now,
  )
  const undone: Merge = {
    ...merge,
    state: 'undone',
    survivorBefore: null,
    mergedBefore: null,
    decidedBy: by,
    decidedAt: now,
    version: merge.version + 1,
  }
  await stores.merges.put(undone)
  await stores.outbox.publish(ScholarshipUnmerged, {
    aggregateId: back.id,
    version: back.version,
    data: { scholarshipId: back.id, intoId: survivor.id },
  })
  return undone
}
