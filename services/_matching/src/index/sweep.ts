import type { IndexView } from './index-view.ts'
import { HEAD, ROWS_AT_ONCE } from './layout.ts'
import type { MatchMemory } from './match-memory.ts'
import type { MatchPlan } from './match-plan.ts'
import { BLOCK_WORDS, ROOM_AT } from './room.ts'
import { type Scoring, UNIT } from './score-bounds.ts'
import { limitDigits } from './set-kernels.ts'
import type { TopRows } from './top-rows.ts'

/** The first block is small, so that later ones need only look at rows that reach the floor. */
const FIRST_WORDS = 16

/**
 * Sweeps over all rows, block by block: gate by sets, count and keep what may get among the best, score
 * that. Fills `tops` (matches, and to check first), and answers the counts: matches, to
 * check first, and by missing fact.
 */
export function sweep(
  view: IndexView,
  { room, rowKernels, setKernels }: MatchMemory,
  { form, leaves, limits }: MatchPlan,
  scoring: Scoring,
  hasPlaces: boolean,
  tops: readonly TopRows[],
): number[] {
  const { regions } = view
  const { sweep: sweepSets } = setKernels(form)
  const { tally, scan } = rowKernels
  if (!sweepSets || !tally || !scan) throw new Error('a kernel is missing')
  const bitsetAt = (number: number) => regions.bits.byteOffset + number * regions.words * 4
  const rowMinimaAt = regions.minima.byteOffset
  const codesAt = regions.codes.byteOffset
  const { words, at, candidatesAt } = room

  for (const [leaf, number] of leaves.entries()) {
    words[ROOM_AT.leaves / 4 + leaf] = bitsetAt(number)
  }
  words.set(limits, ROOM_AT.limits / 4)
  words.set(scoring.deltas, ROOM_AT.deltas / 4)
  words.fill(0, ROOM_AT.counts / 4, ROOM_AT.counts / 4 + (2 + form.tells) * 4)
  const floors = tops.map(() => NaN)
  const raise = (which: number, floor: number) => {
    if (floors[which] === floor) return
    floors[which] = floor
    const digits = limitDigits(form, Math.ceil((floor - scoring.boundBase) / UNIT))
    words.set(digits, ROOM_AT.keep / 4 + which * digits.length)
  }
  const end =
    Math.ceil((regions.header[HEAD.rowCount] ?? 0) / ROWS_AT_ONCE) * (ROWS_AT_ONCE / 32)
  for (let from = 0, size = FIRST_WORDS; from < end; from += size) {
    if (from > 0) size = Math.min(BLOCK_WORDS, size * 2)
    const bytes = Math.min(size, end - from) * 4
    for (const [which, { floor }] of tops.entries()) raise(which, floor)
    sweepSets(from * 4, bytes)
    tally(bytes, from * 32, rowMinimaAt, at.solo)
    for (const [which, top] of tops.entries()) {
      const last = scan(
        which,
        bytes,
        from * 32,
        rowMinimaAt,
        codesAt,
        at.minima,
        at.award,
        at.due,
        hasPlaces ? at.state : 0,
        scoring.base,
        scoring.mostOfCases,
        scoring.deltas.length * 4,
        top.floor,
        candidatesAt,
      )
      for (let place = candidatesAt / 4; place < last / 4; place += 2) {
        top.offer(words[place + 1] ?? 0, words[place] ?? 0)
      }
    }
  }
  return Array.from({ length: 2 + form.tells }, (_, counter) => {
    const first = ROOM_AT.counts / 4 + counter * 4
    return words.subarray(first, first + 4).reduce((sum, part) => sum + part, 0)
  })
}
