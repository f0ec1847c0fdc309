import { formatNumber } from '#ui/format-number.ts'
import { documentMessages as text } from './document-messages.ts'

/** A size as file managers count: 1 MB is 1,024 kB. Anything above 0 bytes is at least 1 kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1_024))
  if (kilobytes < 1_024) return text.kilobytes(formatNumber(kilobytes))
  return text.megabytes(formatNumber(Math.round((bytes / 1_024 ** 2) * 10) / 10))
}
