/** The source of what people find; its runs tell how fresh the catalogue is. */
export const SCHOLARSHIPS_SOURCE = 'shipped-scholarships'

/** One load or sync of one source and what became of its rows. */
export type SyncRun = {
  id: string
  source: string
  /** Of the source's file; the same hash means nothing to do. */
  fileHash: string
  startedAt: Date
  finishedAt: Date | null
  fetched: number
  created: number
  changed: number
  closed: number
  failed: number
  /** Open scholarships of the whole catalogue afterwards. */
  openCount: number
}
