import { setTimeout as wait } from 'node:timers/promises'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { type SyncRun, hasEnded } from '../sync-run/sync-run.ts'
import type { SyncRunStore } from '../sync-run/sync-run.store.ts'
import type { makeStartSync } from './start-sync.ts'

type Deps = {
  syncRuns: Pick<SyncRunStore, 'findAll' | 'latestOfScholarships'>
  scholarships: Pick<ScholarshipStore, 'openCount'>
  startAll: ReturnType<typeof makeStartSync>['startAll']
  /** How long to wait for the runs; a request must not take ten seconds. */
  patienceMs?: number
}

export type SyncOutcome = {
  isStarted: boolean
  isRunning: boolean
  count: number
  sourceCount: number
  failedCount: number
  heldCount: number
  openCount: number
  finishedAt: Date | null
}

const PATIENCE_MS = 7_000
const POLL_MS = 200

/** The button "Sync Live Data": an admin starts runs, everybody else reads how the last one ended. */
export function makeSyncExternal({
  syncRuns,
  scholarships,
  startAll,
  patienceMs = PATIENCE_MS,
}: Deps) {
  return async (viewer: Viewer): Promise<SyncOutcome> => {
    const runs = isAdmin(viewer) ? await startAndWait(viewer) : []
    const latest = await syncRuns.latestOfScholarships()
    return {
      ...countsOf(runs),
      openCount: await scholarships.openCount(),
      finishedAt: latest?.finishedAt ?? null,
    }
  }

  async function startAndWait(viewer: Viewer): Promise<SyncRun[]> {
    const startedBy = viewer.kind === 'user' ? viewer.userId : null
    const started = await startAll({ startedBy, isDryRun: false })
    const ids = started.map(({ id }) => id)
    const giveUpAt = Date.now() + patienceMs
    let runs = started
    while (runs.some(goesOn) && Date.now() < giveUpAt) {
      await wait(POLL_MS)
      runs = await syncRuns.findAll(ids)
    }
    return runs
  }
}

function goesOn(run: SyncRun): boolean {
  return !hasEnded(run) && run.state !== 'held'
}

function countsOf(runs: readonly SyncRun[]) {
  const ofScholarships = runs.filter(({ target }) => target === 'scholarships')
  return {
    isStarted: runs.length > 0,
    isRunning: runs.some(goesOn),
    count: ofScholarships.reduce((sum, { created, changed }) => sum + created + changed, 0),
    sourceCount: runs.length,
    failedCount: runs.filter(({ state }) => state === 'failed').length,
    heldCount: runs.filter(({ state }) => state === 'held').length,
  }
}
