import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { finishRun } from '../sync-run/finish-run.ts'
import type { AbsenceStores, AbsenceTx } from '../source-listing/absence-stores.ts'
import { type SyncRun, newRun } from '../sync-run/sync-run.ts'

/** What one write did to a source's rows. */
export type RowCounts = Pick<SyncRun, 'created' | 'changed' | 'closed' | 'failed'>

/** A file of records and how they come into the catalog. */
export type Source<Row> = {
  name: string
  target: SyncRun['target']
  fileHash: string
  /** Read only when the hash is a new one. */
  readRows(): Promise<{ rows: readonly Row[]; failed: number }>
  /** Writes one batch within a transaction; only changed rows are counted and published. */
  writeBatch(
    rows: readonly Row[],
    stores: AbsenceTx,
    load: LoadOf,
  ): Promise<Partial<RowCounts>>
  /** Closes what the source no longer has. */
  closeMissing?(rows: readonly Row[], stores: AbsenceTx, load: LoadOf): Promise<number>
}

/** The run that a write belongs to. */
export type LoadOf = { now: Date; runId: string }

const BATCH_SIZE = 200

type Deps = { unitOfWork: UnitOfWork<AbsenceStores>; clock: Clock; log: Log }

/**
 * Loads a source unless its file is the one loaded last; returns the run, or null if there was nothing to do. One
 * transaction per batch; a bad row never stops the rest.
 */
export function makeLoadSource({ unitOfWork, clock, log }: Deps) {
  return async <Row>(source: Source<Row>): Promise<SyncRun | null> => {
    const latest = await unitOfWork(({ syncRuns }) =>
      syncRuns.latestFinishedOf(source.name),
    )
    if (latest?.fileHash === source.fileHash) return null
    const startedAt = clock.now()
    const runId = newId()
    const { rows, failed } = await source.readRows()
    const counts: RowCounts = { created: 0, changed: 0, closed: 0, failed }
    const write = (batch: readonly Row[]) =>
      unitOfWork((stores) => source.writeBatch(batch, stores, { now: clock.now(), runId }))
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const batch = rows.slice(start, start + BATCH_SIZE)
      add(counts, await write(batch).catch(() => writeOneByOne(batch, write, source, log)))
    }
    return unitOfWork(async (stores) => {
      counts.closed +=
        (await source.closeMissing?.(rows, stores, { now: clock.now(), runId })) ?? 0
      const run = newRun({
        id: runId,
        source: source.name,
        sourceId: null,
        target: source.target,
        state: 'finished',
        fileHash: source.fileHash,
        startedAt,
        fetched: rows.length + failed,
        ...counts,
        openCount: await stores.scholarships.openCount(),
      })
      return finishRun(stores, { ...run, finishedAt: clock.now() })
    })
  }
}

async function writeOneByOne<Row>(
  batch: readonly Row[],
  write: (rows: readonly Row[]) => Promise<Partial<RowCounts>>,
  source: { name: string },
  log: Log,
): Promise<RowCounts> {
  const counts: RowCounts = { created: 0, changed: 0, closed: 0, failed: 0 }
  for (const row of batch) {
    try {
      add(counts, await write([row]))
    } catch (error) {
      counts.failed += 1
      log.warn({ err: error, source: source.name }, 'a row could not be loaded')
    }
  }
  return counts
}

function add(counts: RowCounts, more: Partial<RowCounts>): void {
  counts.created += more.created ?? 0
  counts.changed += more.changed ?? 0
  counts.closed += more.closed ?? 0
  counts.failed += more.failed ?? 0
}
