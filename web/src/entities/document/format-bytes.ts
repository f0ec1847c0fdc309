import { formatNumber } from '#lib/format/format.ts'
import { documentMessages as text } from './document-messages.ts'

/** As file managers count: thousands, not 1,024s. At least 1 kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  if (kilobytes < 1_000) return text.kilobytes(formatNumber(kilobytes))
  return text.megabytes((bytes / 1_000_000).toFixed(1))
}
