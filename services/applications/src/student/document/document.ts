export const DOCUMENT_KINDS = [
  'transcript',
  'recommendation_letter',
  'resume',
  'essay',
  'financial_documents',
  'passport_copy',
  'test_score_report',
  'other',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const SCAN_STATES = [
  'not_scanned',
  'pending',
  'clean',
  'infected',
  'failed',
] as const

/** The virus scanner's result; `not_scanned` if there is no scanner, `failed` if it gave no result. */
export type ScanState = (typeof SCAN_STATES)[number]

/** One document in a student's vault, with what is known about its content. */
export type VaultDocument = {
  id: string
  studentId: string
  objectId: string
  /** For people only: the storage does not use it. */
  name: string
  kind: DocumentKind
  contentType: string
  bytes: number
  scanState: ScanState
  /** How many submissions hold it. */
  usedIn: number
  version: number
  createdAt: Date
  lastUsedAt: Date | null
}

/** An object without the names that people gave it. */
export type DocumentObject = {
  id: string
  studentId: string
  sha256: string
  bytes: number
  contentType: string
  scanState: ScanState
  scanChangedAt: Date
  createdAt: Date
}

export const MEBIBYTE = 1024 * 1024
export const MAX_FILE_BYTES = 10 * MEBIBYTE

/** What one student may keep. */
export type QuotaLimits = { maxBytes: number; maxCount: number }
export type QuotaUse = { usedBytes: number; usedCount: number }

/** Why the next document does not fit; null when it does. */
export function overQuota(
  { usedBytes, usedCount }: QuotaUse,
  { maxBytes, maxCount }: QuotaLimits,
  file: { name: string; bytes: number },
): string | null {
  if (usedCount >= maxCount) {
    return `“${file.name}” was not added: your vault holds ${maxCount} documents, which is all it can hold. Delete one you no longer need, then try again.`
  }
  if (usedBytes + file.bytes <= maxBytes) return null
  const left = Math.max(0, maxBytes - usedBytes)
  return `“${file.name}” was not added: it has ${inMegabytes(file.bytes)} and your vault has ${inMegabytes(left)} left. Delete a document you no longer need, then try again.`
}

/** Whether anybody but the owner may see it. */
export function isShownToOthers(state: ScanState, hasScanner: boolean): boolean {
  return state === 'clean' || (state === 'not_scanned' && !hasScanner)
}

/** Megabytes of 1,024 kB, as in file managers and on the pages. */
function inMegabytes(bytes: number): string {
  return `${(bytes / MEBIBYTE).toFixed(1)} MB`
}
