export const PARTNER_EXPORT_KINDS = ['applications', 'programs'] as const
export const PARTNER_EXPORT_FORMATS = ['jsonl', 'csv'] as const
export const PARTNER_EXPORT_STATES = ['running', 'completed', 'failed', 'removed'] as const

export type PartnerExportKind = (typeof PARTNER_EXPORT_KINDS)[number]
export type PartnerExportFormat = (typeof PARTNER_EXPORT_FORMATS)[number]

/** A file of all that an organization's own systems may read of one kind, made by a job and kept for a week. */
export type PartnerExport = {
  id: string
  organizationId: string
  kind: PartnerExportKind
  format: PartnerExportFormat
  /** It holds what applicants wrote, where they agreed. */
  hasApplicants: boolean
  /** A key, or the person who asked for it. */
  startedBy: string
  startedAt: Date
  /** When it last went on. */
  changedAt: Date
  /** Removed: one of those in it erased their account. */
  state: (typeof PARTNER_EXPORT_STATES)[number]
  /** How many records are in it so far, of how many. */
  done: number
  total: number
  /** The last record that is in it; the next part begins behind. */
  position: string | null
}

/** A page of a file, with its place in the storage: together in their order they are the file. */
export type PartnerExportPart = {
  exportId: string
  number: number
  objectId: string
  bytes: number
}

/** What somebody wants a file of. */
export type PartnerExportWish = Pick<PartnerExport, 'kind' | 'format' | 'hasApplicants'>

export const PARTNER_EXPORT_RETENTION_MS = 7 * 86_400_000
/** Of one organization at a time. */
export const PARTNER_EXPORTS_MAX = 50
/** One that did not go on for so long has lost its job. */
export const PARTNER_EXPORT_STUCK_MS = 60 * 60_000

/** From when on the file is gone. */
export function expiryOf({ startedAt }: Pick<PartnerExport, 'startedAt'>): Date {
  return new Date(startedAt.getTime() + PARTNER_EXPORT_RETENTION_MS)
}

/** Whether both would be the same file, if they were made now. */
export function isSameWish(one: PartnerExportWish, other: PartnerExportWish): boolean {
  return (
    one.kind === other.kind &&
    one.format === other.format &&
    one.hasApplicants === other.hasApplicants
  )
}
