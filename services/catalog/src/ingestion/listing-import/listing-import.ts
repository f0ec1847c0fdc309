import type { RawForm } from '../../record/scholarship/scholarship-form.ts'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import type { ScholarshipStatus } from '../../record/scholarship/listing-status.ts'

/** What is wrong with one cell; `column` is the file's header, empty for the whole row. */
export type CellFault = { column: string; message: string }

export type ImportStatus =
  | 'reading'
  | 'ready'
  | 'applying'
  | 'applied'
  | 'undoing'
  | 'undone'
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'error'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]
/**
 * `refused`: it could not be applied after all; `failed`: the database rejected it; `kept`: edited since, so undoing
 * left it.
 */
export const ROW_STATES = [
  'waiting',
  'done',
  'refused',
  'failed',
  'undone',
  'kept',
] as const
export type RowState = (typeof ROW_STATES)[number]

/** A record's stated facts before an import changed them. */
export type ImportBefore = {
  details: ScholarshipDetails
  contentHash: string
  editedFields: string[]
}

export type ListingImport = {
  id: string
  /** The organization's id, or `platform`. */
  scope: string
  ownerId: string | null
  ownerName: string | null
  createdBy: string
  /** Null until it is confirmed. */
  confirmedBy: string | null
  fileName: string
  status: ImportStatus
  ignoredColumns: string[]
  publishes: boolean
  /** Whether the person who confirmed it may change what students see. */
  changesPublished: boolean
  createdAt: Date
  appliedAt: Date | null
  undoneAt: Date | null
}

export type ImportRow = {
  importId: string
  rowNumber: number
  key: string | null
  title: string
  outcome: RowOutcome
  form: RawForm
  faults: CellFault[]
  draftReasons: CellFault[]
  state: RowState
  scholarshipId: string | null
  before: ImportBefore | null
  afterHash: string | null
  afterStatus: ScholarshipStatus | null
}

export const PLATFORM_SCOPE = 'platform'
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024
export const IMPORT_MAX_ROWS = 5_000
/** How many files one organization may upload within the window, as each is read and stored. */
export const UPLOADS_ALLOWED = 30
export const UPLOAD_WINDOW_MS = 3_600_000
const UNDO_WINDOW_MS = 30 * 24 * 3_600_000

/** Until when an import can be undone; null if it can't. */
export function undoableUntil({ status, appliedAt }: ListingImport): Date | null {
  if (status !== 'applied' || appliedAt === null) return null
  return new Date(appliedAt.getTime() + UNDO_WINDOW_MS)
}
