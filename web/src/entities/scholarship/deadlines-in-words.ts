import { formatNumber } from '#lib/format/format.ts'

type DeadlineCounts = { confirmed: number; usual: number; waiting: number }

/** "156 with a usual date ahead · 120 waiting for their next round"; empty where nothing states a date. */
export function deadlinesInWords({ confirmed, usual, waiting }: DeadlineCounts): string {
  const parts: readonly (readonly [number, string])[] = [
    [confirmed, 'with a confirmed date ahead'],
    [usual, 'with a usual date ahead'],
    [waiting, 'waiting for their next round'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`)
    .join(' · ')
}
