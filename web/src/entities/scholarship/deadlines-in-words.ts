import { formatNumber } from '#ui/format-number.ts'

type DeadlineCounts = { confirmed: number; usual: number; waiting: number }

/**
 * "156 with a usual date ahead · 120 waiting for their next round"; leaves out counts of zero.
 * @param total all of them; those not counted name no date
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
