export const EXPORT_FORMATS = ['csv', 'zip'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A file of a whole review, made by a job and kept for a day. */
export type ReviewExport = {
  id: string
  scholarshipId: string
  format: ExportFormat
  startedBy: string
  startedAt: Date
  /** How many applications it has so far, and how many it will have. */
  done: number
  total: number
  /** Null until it is complete. */
  bytes: number | null
  failure: string | null
}

export const EXPORT_RETENTION_MS = 24 * 60 * 60_000
