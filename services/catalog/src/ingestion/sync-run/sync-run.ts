/** The source of what people find; its runs tell how fresh the catalog is. */
export const SCHOLARSHIPS_SOURCE = 'shipped-scholarships'

/**
 * `fetching` and `applying` go on, `held` waits for a person; the others are ends: `failed` when nothing
 * could be read, `discarded` by a person.
 */
export type SyncRunState =
  | 'fetching'
  | 'applying'
  | 'held'
  | 'finished'
  | 'failed'
  | 'discarded'

/** A page that a run has read, and what its server said for asking again. */
export type SeenPage = { url: string; etag: string | null; lastModified: string | null }

/** One load or sync of one source and what became of its rows. */
export type SyncRun = {
  id: string
  /** The source's key. */
  source: string
  /** Null for the files that the product ships with. */
  sourceId: string | null
  target: 'scholarships' | 'universities'
  state: SyncRunState
  /** Everything but the writing. */
  isDryRun: boolean
  /** Who started it; null for the schedule and the start of a service. */
  startedBy: string | null
  /** Of the source's file; the same hash means nothing to do. Empty for an outside source. */
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
  /** Why a person must look, or had to. */
  heldReason: string | null
  decidedBy: string | null
  /** What could not be read. */
  faults: readonly string[]
  pages: readonly SeenPage[]
  /** Open scholarships of the whole catalog afterward. */
  openCount: number
}

/** A run that has done nothing yet. */
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
