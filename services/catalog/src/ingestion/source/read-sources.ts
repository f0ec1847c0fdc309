import { isUuid } from '@landfall/kit/core/ids'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { SyncRowStore } from '../sync-run/sync-row.store.ts'
import type { RunPosition, SyncRunStore } from '../sync-run/sync-run.store.ts'
import type { SyncRun } from '../sync-run/sync-run.ts'
import type { SourceStore } from './source.store.ts'
import { type Source, targetOf } from './source.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

type Stores = { sources: SourceStore; syncRuns: SyncRunStore; syncRows: SyncRowStore }
type Paging<Position> = { first: number; after: Position | null }

/** Reads sources and their runs for resolvers: everything for admins, the latest run for everybody else. */
export function makeReadSources({ sources, syncRuns, syncRows }: Stores) {
  return {
    /** The latest run of any source of scholarships. */
    latestSync: (): Promise<SyncRun | null> => syncRuns.latestOfScholarships(),

    /** Whether a source of scholarships is enabled, so that a sync can bring something new. */
    hasEnabledSource: async (): Promise<boolean> =>
      (await sources.all()).some(
        ({ isEnabled, kind }) => isEnabled && targetOf(kind) === 'scholarships',
      ),

    listSources: (_admin: SignedInViewer): Promise<Source[]> => sources.all(),

    findSource: async (_admin: SignedInViewer, id: string): Promise<Source | null> =>
      isUuid(id) ? sources.find(id) : null,

    /** Latest first. @param sourceId null: runs of all sources */
    listSyncRuns: (
      _admin: SignedInViewer,
      sourceId: string | null,
      { first, after }: Paging<RunPosition>,
    ) => {
      // A text that is not an id belongs to no source, so it has no runs.
      const wanted = sourceId === null || isUuid(sourceId) ? sourceId : NO_ID
      return syncRuns.page(wanted, first, after)
    },

    findSyncRun: async (_admin: SignedInViewer, id: string): Promise<SyncRun | null> =>
      isUuid(id) ? syncRuns.find(id) : null,

    /** Rows of a run that were bad or could not be stored. */
    listBadRows: (
      _admin: SignedInViewer,
      runId: string,
      { first, after }: Paging<number>,
    ) => syncRows.badPage(runId, first, after),
  }
}
