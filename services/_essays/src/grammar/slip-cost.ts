/** Letters that are often confused with one another. */
const ALIKE = [/[aeiouy]/, /[cksz]/]
const COSTS = { alike: 0.9, other: 1.2, left: 0.8, doubled: 0.7, added: 1, swapped: 0.8 }

/**
 * The cost of writing one word for another: the fewer and the more likely the slips, the lower. Letters that are
 * left out, swapped or sound alike are more likely slips than other letters.
 */
export function slipCost(written: string, meant: string): number {
  const rows: number[][] = []
  for (let i = 0; i <= written.length; i++) {
    const row: number[] = []
    for (let j = 0; j <= meant.length; j++) {
      row.push(i === 0 && j === 0 ? 0 : cheapest({ written, meant, i, j, rows, row }))
    }
    rows.push(row)
  }
  return rows[written.length]?.[meant.length] ?? 0
}

type Place = {
  written: string
  meant: string
  i: number
  j: number
  rows: readonly number[][]
  row: readonly number[]
}

/** The next value of the table, from the values before it. */
function cheapest({ written, meant, i, j, rows, row }: Place): number {
  const at = (di: number, dj: number) =>
    (di === 0 ? row[j - dj] : rows[i - di]?.[j - dj]) ?? Number.POSITIVE_INFINITY
  const [a = '', b = ''] = [written[i - 1], meant[j - 1]]
  const isSwapped = i > 1 && j > 1 && a === meant[j - 2] && b === written[i - 2]
  return Math.min(
    at(0, 1) + (b === meant[j - 2] ? COSTS.doubled : COSTS.left),
    at(1, 0) + (a === written[i - 2] ? COSTS.doubled : COSTS.added),
    at(1, 1) + substitution(a, b),
    isSwapped ? at(2, 2) + COSTS.swapped : Number.POSITIVE_INFINITY,
  )
}

function substitution(a: string, b: string): number {
  if (a === b) return 0
  return ALIKE.some((sound) => sound.test(a) && sound.test(b)) ? COSTS.alike : COSTS.other
}
