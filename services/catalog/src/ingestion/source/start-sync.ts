import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { isUuid, newId } from '@landfall/kit/core/ids'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import { type SyncRun, newRun } from '../sync-run/sync-run.ts'
import { type Source, feedOf, isDue, targetOf } from './source.ts'
import { syncJobKey, syncSourceJob } from '../../jobs/sync-source.job.ts'
import type { SourceStores, SourceTx } from './source-stores.ts'

type Deps = { unitOfWork: UnitOfWork<SourceStores>; clock: Clock; newId: () => string }

/** Who starts a run, and whether it only shows what it would do. */
type Wish = { startedBy: string | null; isDryRun: boolean }

/**
 * Starts a run of one source. If one is under way or waits for a person, returns that one. Null if there is no such
 * source.
 */
export function makeStartSync({ unitOfWork, clock, newId }: Deps) {
  const startOne = async (sourceId: string, wish: Wish): Promise<SyncRun | null> => {
    if (!isUuid(sourceId)) return null
    return unitOfWork(async (stores) => {
      const source = await stores.sources.findForUpdate(sourceId)
      return source === null ? null : begin(source, wish, stores, clock.now(), newId())
    })
  }
  return {
    startOne,
    /**
     * Starts a run of every enabled source; one that fails does not hold up the others.
     * @param onlyDue leaves out those that were read recently enough
     * @throws the error of the first source that failed
     */
    async startAll(wish: Wish, { onlyDue = false } = {}): Promise<SyncRun[]> {
      const now = clock.now()
      const sources = await unitOfWork((stores) => stores.sources.all())
      const wanted = sources.filter((source) =>
        onlyDue ? isDue(source, now) : source.isEnabled,
      )
      const faults = collectFaults()
      const runs = await faults.each(
        wanted.map(({ id }) => id),
        (id) => startOne(id, wish),
      )
      faults.throwFirst()
      return runs.filter((run) => run !== null)
    },
  }
}

async function begin(
  source: Source,
  { startedBy, isDryRun }: Wish,
  stores: SourceTx,
  now: Date,
  id: string,
): Promise<SyncRun> {
  const active =
    source.activeRunId === null ? null : await stores.syncRuns.find(source.activeRunId)
  if (active !== null) return active
  const run = newRun({
    id,
    source: feedOf(source),
    sourceId: source.id,
    target: targetOf(source.kind),
    startedAt: now,
    startedBy,
    isDryRun,
  })
  await stores.syncRuns.put(run)
  const attempt = isDryRun ? {} : { lastAttemptAt: now }
  await stores.sources.put({ ...source, ...attempt, activeRunId: run.id })
  await stores.outbox.enqueue(syncSourceJob, { runId: run.id }, { key: syncJobKey(run) })
  // Runs started by the schedule are not recorded as anybody's deed.
  if (startedBy !== null) await recordStart(stores, run.id, { startedBy, isDryRun }, now)
  return run
}

async function recordStart(
  { outbox }: SourceTx,
  runId: string,
  { startedBy, isDryRun }: { startedBy: string; isDryRun: boolean },
  at: Date,
): Promise<void> {
  const fact = auditFact({
    id: newId(),
    at,
    actorId: startedBy,
    verb: isDryRun ? 'tried' : 'started',
    subjectType: 'sync-run',
    subjectId: runId,
    reason: null,
  })
  await outbox.publish(AuditRecorded, fact)
}
