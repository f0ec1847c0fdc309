import { formatNumber } from '#lib/format/format.ts'
import { documentMessages as text } from './document-messages.ts'

/** As file managers count: 1 MB is 1,024 kB. At least 1 kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024))
  if (kilobytes < 1_024) return text.kilobytes(formatNumber(kilobytes))
  return text.megabytes((bytes / 1_024 ** 2).toFixed(1))
}
