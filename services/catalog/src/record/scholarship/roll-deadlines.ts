import type { Clock } from '@landfall/kit/core/clock'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { isOverForOwner } from './deadline.ts'
import { closed } from './listing-status.ts'
import { isMadeHere } from './publishing-faults.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

const BATCH_SIZE = 200

export type TakeUpStores = ChangeStores & { scholarships: ScholarshipStore }
type Deps = { unitOfWork: UnitOfWork<TakeUpStores>; clock: Clock }

/**
 * Processes every deadline that is over: a recurring one moves to its next year, a source's exact one becomes the
 * last known one, and an award that its owner published here closes. A deadline that fails does not hold up the
 * others.
 * @returns how many rolled over and how many of them closed
 * @throws what the first of those met that failed
 */
export function makeRollDeadlines({ unitOfWork, clock }: Deps) {
  return async (): Promise<{ rolled: number; closed: number }> => {
    const sum = { rolled: 0, closed: 0 }
    // In order of id, so that a deadline that is still over afterward is not processed twice.
    let afterId: string | null = null
    await inBatches(BATCH_SIZE, async (turn) => {
      const batch = await rollBatch(unitOfWork, { ...turn, afterId }, clock.now())
      sum.rolled += batch.rolled
      sum.closed += batch.closed
      afterId = batch.lastId
      return batch.rolled
    })
    return sum
  }
}

type Batch = { rolled: number; closed: number; lastId: string | null }

function rollBatch(
  unitOfWork: Deps['unitOfWork'],
  { afterId, size, failed, begin }: Turn & { afterId: string | null },
  now: Date,
): Promise<Batch> {
  return unitOfWork(async (tx) => {
    const due = { afterId, size, leftOut: failed }
    const records = await tx.scholarships.findRollingForUpdate(now, due)
    begin(records.map(({ id }) => id))
    const closed = await takeUp(tx, records, now)
    return { rolled: records.length, closed, lastId: records.at(-1)?.id ?? null }
  })
}

/**
 * Rewrites records with their search columns as of `now`, and publishes them; a record whose owner's deadline is over
 * closes here, as nothing finds it again once it is written. @returns how many closed
 */
export async function takeUp(
  tx: Transaction<TakeUpStores>,
  records: readonly StoredScholarship[],
  now: Date,
): Promise<number> {
  const written = records.map((record) =>
    closes(record, now)
      ? closed(record, 'deadline', now)
      : { ...record, version: record.version + 1, updatedAt: now },
  )
  await tx.scholarships.saveAll(written, now)
  const isClosed = Map.groupBy(written, ({ status }, n) => status !== records[n]?.status)
  const over = isClosed.get(true) ?? []
  await publishChanges(tx, { closed: over, updated: isClosed.get(false) ?? [] }, now)
  return over.length
}

function closes(record: StoredScholarship, now: Date): boolean {
  return (
    record.status === 'published' &&
    isMadeHere(record) &&
    isOverForOwner(record.deadline, now)
  )
}
