/** Counts with the same mark, from one end to the other inclusive. */
export type Band = { from: number; to: number }

/** Counts come in whole fives. */
const STEP = 5

/** Up to three bands between nothing and the largest count, the lowest first. */
export function bandsOf(counts: readonly number[]): Band[] {
  const largest = Math.max(0, ...counts)
  const ends = [1, 2, 3].map((third) => Math.floor((largest * third) / 3 / STEP) * STEP)
  const used = ends.filter((end, index) => end >= STEP && end !== ends[index - 1])
  return used.map((to, index) => ({ from: (used[index - 1] ?? 0) + STEP, to }))
}

/** The band of a count; the last one when the count is in none. */
export function bandOf(bands: readonly Band[], count: number): number {
  const found = bands.findIndex(({ to }) => count <= to)
  return found === -1 ? bands.length - 1 : found
}
