import { formatNumber } from '#ui/format-number.ts'

type DeadlineCounts = { confirmed: number; usual: number; waiting: number }

/**
 * "156 with a usual date ahead · 120 waiting for their next round"; empty of nothing.
 * @param total the others name no date
 */
export function deadlinesInWords(counts: DeadlineCounts, total: number): string {
  const { confirmed, usual, waiting } = counts
  const others = total - confirmed - usual - waiting
  const parts: readonly (readonly [number, string])[] = [
    [confirmed, 'with a confirmed date ahead'],
    [usual, 'with a usual date ahead'],
    [waiting, 'waiting for their next round'],
    [others, 'without a date'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`)
    .join(' · ')
}
