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
  /** It contains what applicants wrote, if they agreed. */
  hasApplicants: boolean
  /** A key, or the person who asked for it. */
  startedBy: string
  startedAt: Date
  /** When it last made progress. */
  changedAt: Date
  /** `removed`: somebody in it erased their account. */
  state: (typeof PARTNER_EXPORT_STATES)[number]
  /** How many records it has so far, and how many it will have. */
  done: number
  total: number
  /** The last record in it; the next part begins after it. */
  position: string | null
}

/** A page of a file, with its place in the storage; the pages in order make up the file. */
export type PartnerExportPart = {
  exportId: string
  number: number
  objectId: string
  bytes: number
}

/** What somebody wants a file of. */
export type PartnerExportWish = Pick<PartnerExport, 'kind' | 'format' | 'hasApplicants'>

export const PARTNER_EXPORT_RETENTION_MS = 7 * 86_400_000
/** How many files an organization may have at a time. */
export const PARTNER_EXPORTS_MAX = 50
/** A file without progress for this long has lost its job. */
export const PARTNER_EXPORT_STUCK_MS = 60 * 60_000

/** When the file expires. */
export function expiryOf({ startedAt }: Pick<PartnerExport, 'startedAt'>): Date {
  return new Date(startedAt.getTime() + PARTNER_EXPORT_RETENTION_MS)
}

/** Whether both would make the same file now. */
export function isSameWish(one: PartnerExportWish, other: PartnerExportWish): boolean {
  return (
    one.kind === other.kind &&
    one.format === other.format &&
    one.hasApplicants === other.hasApplicants
  )
}
