/** The source of the shipped scholarships; its runs say how fresh the catalog is. */
export const SCHOLARSHIPS_SOURCE = 'shipped-scholarships'

/**
 * `fetching` and `applying` are under way, `held` waits for a person; the others are final: `failed` if nothing could
 * be read, `discarded` by a person.
 */
export type SyncRunState =
  | 'fetching'
  | 'applying'
  | 'held'
  | 'finished'
  | 'failed'
  | 'discarded'

/** A page that a run has read, with its server's validators. */
export type SeenPage = { url: string; etag: string | null; lastModified: string | null }

/** One load or sync of one source, and what happened to its rows. */
export type SyncRun = {
  id: string
  /** The source's key. */
  source: string
  /** Null for the files that the product ships with. */
  sourceId: string | null
  target: 'scholarships' | 'universities'
  state: SyncRunState
  /** Does everything except writing to the catalog. */
  isDryRun: boolean
  /** Who started it; null for the schedule and the start of a service. */
  startedBy: string | null
  /** Hash of the source's file; the same hash means that there is nothing to do. Empty for an outside source. */
  fileHash: string
  startedAt: Date
  finishedAt: Date | null
  /** Good and bad rows. */
  fetched: number
  created: number
  changed: number
  unchanged: number
  /** Closed because the source has lacked them for too long. */
  closed: number
  /** Newly marked because the source lacks them. */
  missing: number
  /** Bad rows, kept with their reasons. */
  quarantined: number
  /** Good rows that could not be stored. */
  failed: number
  /** Pages that had not changed since the last run. */
  notModified: number
  /** Why a person must look, or had to look. */
  heldReason: string | null
  decidedBy: string | null
  /** What could not be read. */
  faults: readonly string[]
  pages: readonly SeenPage[]
  /** Open scholarships of the whole catalog afterward. */
  openCount: number
}

/** A new run. */
export function newRun(
  begun: Pick<SyncRun, 'id' | 'source' | 'sourceId' | 'target' | 'startedAt'> &
    Partial<SyncRun>,
): SyncRun {
  return {
    state: 'fetching',
    isDryRun: false,
    startedBy: null,
    fileHash: '',
    finishedAt: null,
    fetched: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    missing: 0,
    quarantined: 0,
    failed: 0,
    notModified: 0,
    heldReason: null,
    decidedBy: null,
    faults: [],
    pages: [],
    openCount: 0,
    ...begun,
  }
}

const ENDS: readonly SyncRunState[] = ['finished', 'failed', 'discarded']

export function hasEnded({ state }: Pick<SyncRun, 'state'>): boolean {
  return ENDS.includes(state)
}
