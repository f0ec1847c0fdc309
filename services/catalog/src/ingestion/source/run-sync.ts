import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import { refusalOf } from '@landfall/kit/database/postgres'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { mergeDuplicatesJob } from '../../jobs/merge-duplicates.job.ts'
import type { StagedRow } from '../sync-run/sync-row.store.ts'
import { type SyncRun, hasEnded } from '../sync-run/sync-run.ts'
import {
  ABSENT_AT_A_TIME,
  type Outcomes,
  applyListings,
  closeAbsent,
  planListings,
} from './apply-listings.ts'
import { applyUniversities, planUniversities } from './apply-universities.ts'
import { type FetchDeps, fetchSource } from './fetch-source.ts'
import { suspicionOf } from './judge-run.ts'
import { type Source, feedOf } from './source.ts'
import { finishRun } from '../sync-run/finish-run.ts'
import { publishHeld } from './publish-held.ts'
import type { SourceStores, SourceTx } from './source-stores.ts'

type Deps = FetchDeps & {
  unitOfWork: UnitOfWork<SourceStores>
  clock: Clock
  log: Log
  /** Runs the work while no other process works at the source. */
  alone: <T>(sourceId: string, work: () => Promise<T>) => Promise<T>
}

const BATCH_SIZE = 200
/** How long bad rows are kept; older ones are of no use to anybody. */
const BAD_ROW_RETENTION_MS = 30 * 86_400_000

/**
 * Takes a run to its end, or to the person who must decide. Called again, it resumes the run: fetching starts over,
 * as rows are only staged; applying continues after the last batch. Does nothing for a run that has ended.
 */
export function makeRunSync(deps: Deps) {
  return async (runId: string): Promise<SyncRun | null> => {
    const { unitOfWork, alone } = deps
    const known = await unitOfWork(({ syncRuns }) => syncRuns.find(runId))
    if (known?.sourceId == null) return known
    return alone(known.sourceId, async () => {
      let run = await read(deps, runId)
      if (run.state === 'fetching') run = await fetchAndJudge(run, deps)
      if (run.state === 'applying') run = await applyAll(run, deps)
      return run
    })
  }
}

async function read({ unitOfWork }: Deps, runId: string): Promise<SyncRun> {
  const run = await unitOfWork(({ syncRuns }) => syncRuns.find(runId))
  if (run === null) throw new Error('a run does not vanish')
  return run
}

async function sourceOf({ unitOfWork }: Deps, run: SyncRun): Promise<Source> {
  const source = await unitOfWork(({ sources }) => sources.find(run.sourceId ?? ''))
  if (source === null) throw new Error('the source of a run does not vanish')
  return source
}

async function fetchAndJudge(run: SyncRun, deps: Deps): Promise<SyncRun> {
  const { unitOfWork } = deps
  const source = await sourceOf(deps, run)
  const known = await unitOfWork(async ({ syncRows, syncRuns, sources, facts }) => {
    await syncRows.removeAll([run.id])
    const before = await syncRuns.latestFinishedOf(feedOf(source))
    // A dry run shows everything, as if the source had never been read.
    return run.isDryRun
      ? { pages: new Map(), runId: null, facts }
      : { pages: await sources.pages(source.id), runId: before?.id ?? null, facts }
  })
  const fetched = await fetchSource(source, run, known, unitOfWork, deps)
  return unitOfWork(async (stores) => {
    const totals = await stores.syncRows.totals(run.id)
    const isComplete = fetched.faults.length === 0
    const suspicion = suspicionOf({
      ...totals,
      known: await stores.sourceListings.presentCount(source.id),
      gone: isComplete ? await stores.sourceListings.goneCount(source.id, run.id) : 0,
    })
    const hasNothing = totals.good + totals.bad === 0 && !isComplete
    const seen: SyncRun = {
      ...run,
      ...fetched,
      fetched: totals.good + totals.bad,
      quarantined: totals.bad,
      heldReason: suspicion,
      state: hasNothing
        ? 'failed'
        : suspicion !== null && !run.isDryRun
          ? 'held'
          : 'applying',
    }
    if (seen.state === 'failed') return endRun(seen, stores, deps)
    await stores.syncRuns.put(seen)
    if (seen.state === 'held') await publishHeld(seen, source, stores, deps.clock.now())
    return seen
  })
}

async function applyAll(run: SyncRun, deps: Deps): Promise<SyncRun> {
  const source = await sourceOf(deps, run)
  for (;;) {
    const rows = await deps.unitOfWork(({ syncRows }) =>
      syncRows.waiting(run.id, BATCH_SIZE),
    )
    if (rows.length === 0) break
    try {
      await applyBatch(rows, source, run, deps)
    } catch {
      // A row that the database refuses must not block the others.
      for (const row of rows) await applyOne(row, source, run, deps)
    }
  }
  const marks = run.faults.length === 0 && run.target === 'scholarships' && !run.isDryRun
  const over = marks ? await closeAllAbsent(run, source, deps) : run
  return deps.unitOfWork(async (stores) => {
    const { sourceListings, syncRows } = stores
    const now = deps.clock.now()
    const missing = marks
      ? await sourceListings.markMissing(source.id, run.id, now)
      : run.isDryRun
        ? await sourceListings.goneCount(source.id, run.id)
        : 0
    const { created, changed, unchanged, failed } = await syncRows.outcomes(run.id)
    const counts = { missing, created, changed, unchanged, failed }
    return endRun({ ...over, ...counts, state: 'finished' }, stores, deps)
  })
}

/**
 * Closes absent listings in separate transactions, each with the run's count so far, so that a killed run can resume.
 * A listing that the database refuses to close stays open until the source's next run.
 */
async function closeAllAbsent(run: SyncRun, source: Source, deps: Deps): Promise<SyncRun> {
  let going = run
  try {
    await inBatches(ABSENT_AT_A_TIME, async (turn) => {
      const before = going
      const { absent, after } = await deps.unitOfWork(async (stores) => {
        const done = await closeAbsent(source, run.id, stores, turn, deps.clock.now())
        const next = { ...before, closed: before.closed + done.closed }
        if (done.closed > 0) await stores.syncRuns.put(next)
        return { absent: done.absent, after: next }
      })
      going = after
      return absent
    })
  } catch (error) {
    if (refusalOf(error) === null) throw error
    deps.log.warn(
      { err: error, source: source.key },
      'an absent listing could not be closed',
    )
  }
  return going
}

async function applyOne(row: StagedRow, source: Source, run: SyncRun, deps: Deps) {
  try {
    await applyBatch([row], source, run, deps)
  } catch (error) {
    deps.log.warn({ err: error, source: source.key }, 'a row could not be stored')
    await deps.unitOfWork(({ syncRows }) =>
      syncRows.failRow(run.id, row.position, 'the row could not be stored'),
    )
  }
}

/** Writes rows and their outcomes in one transaction, so that a batch is applied once, whenever the process dies. */
async function applyBatch(
  rows: readonly StagedRow[],
  source: Source,
  run: SyncRun,
  deps: Deps,
) {
  await deps.unitOfWork(async (stores) => {
    const outcomes = await outcomesOf(rows, source, run, stores, deps.clock.now())
    for (const outcome of new Set(outcomes.values())) {
      const positions = [...outcomes].flatMap(([position, its]) =>
        its === outcome ? position : [],
      )
      await stores.syncRows.setOutcome(run.id, positions, outcome)
    }
  })
}

async function outcomesOf(
  rows: readonly StagedRow[],
  source: Source,
  run: SyncRun,
  stores: SourceTx,
  now: Date,
): Promise<Outcomes> {
  if (run.target === 'universities') {
    return run.isDryRun
      ? (await planUniversities(rows, source, stores.universities.findByIds, now)).outcomes
      : applyUniversities(rows, source, stores, now)
  }
  return run.isDryRun
    ? (await planListings(rows, source, stores, now)).outcomes
    : applyListings(rows, source, run.id, stores, now)
}

/** Writes the run's end, its source's state and everything that follows, in one transaction. */
export async function endRun(
  run: SyncRun,
  stores: SourceTx,
  { clock }: { clock: Clock },
): Promise<SyncRun> {
  if (!hasEnded(run)) throw new Error('a run ends once')
  const now = clock.now()
  const source = await stores.sources.findForUpdate(run.sourceId ?? '')
  if (source === null) throw new Error('the source of a run does not vanish')
  const ended = {
    ...run,
    finishedAt: now,
    openCount: await stores.scholarships.openCount(),
  }
  await stores.sources.put({ ...source, ...stateAfter(ended, source, now) })
  if (run.state !== 'finished' || run.isDryRun) {
    await stores.syncRuns.put(ended)
    return ended
  }
  await stores.sources.replacePages(source.id, run.faults.length === 0 ? run.pages : [])
  const older = await stores.syncRuns.idsOfSourceBefore(source.id, run.startedAt)
  await stores.syncRows.removeGood(older)
  const old = new Date(now.getTime() - BAD_ROW_RETENTION_MS)
  await stores.syncRows.removeAll(await stores.syncRuns.idsOfSourceBefore(source.id, old))
  if (run.target === 'scholarships' && run.created + run.changed > 0) {
    await stores.outbox.enqueue(
      mergeDuplicatesJob,
      { runId: run.id },
      { key: `merge-${run.id}` },
    )
  }
  return finishRun(stores, ended)
}

function stateAfter(run: SyncRun, source: Source, now: Date): Partial<Source> {
  const isActive = source.activeRunId === run.id
  const activeRunId = isActive ? null : source.activeRunId
  if (run.isDryRun || run.state === 'discarded') return { activeRunId }
  const isSuccess = run.state === 'finished' && run.faults.length === 0
  return {
    activeRunId,
    lastSuccessAt: isSuccess ? now : source.lastSuccessAt,
    staleToldAt: isSuccess ? null : source.staleToldAt,
    consecutiveFailures: isSuccess ? 0 : source.consecutiveFailures + 1,
    lastFault: isSuccess ? null : (run.faults[0] ?? null),
  }
}
