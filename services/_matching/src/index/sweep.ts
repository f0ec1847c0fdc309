import { layLimit, planesFor } from './bound-kernel.ts'
import type { GateProgram } from './gate-program.ts'
import type { IndexView } from './index-view.ts'
import { HEAD, ROWS_AT_ONCE } from './layout.ts'
import type { MatchMemory } from './match-memory.ts'
import { BLOCK_WORDS, CANDIDATES_AT, PROGRAM_AT, ROOM_AT } from './room.ts'
import { type Scoring, UNIT } from './score-bounds.ts'
import type { TopRows } from './top-rows.ts'

/** The first block is small, so that later ones need only look at rows that reach the floor. */
const FIRST_WORDS = 16

/**
 * Sweeps over all rows, block by block: gate by sets, count, keep what may get among the best, score that.
 * Fills `tops` (matches, and to check first), and answers the counts: matches, to check first, and by
 * missing fact.
 */
export function sweep(
  { regions }: IndexView,
  { room, gate, tally, scan, bound }: MatchMemory,
  { steps, missing }: GateProgram,
  scoring: Scoring,
  tops: readonly TopRows[],
): number[] {
  const { words, at } = room
  const rowMinimaAt = regions.minima.byteOffset
  const codesAt = regions.codes.byteOffset
  const counters = 2 + missing.length
  const units = scoring.bonuses.map(({ tenths }) => Math.ceil(tenths / UNIT))
  const keep = bound(units)
  const score = scan(scoring.setBonuses)
  words.set(steps, PROGRAM_AT / 4)
  const programEnd = PROGRAM_AT + steps.length * 4
  words.fill(0, ROOM_AT.counts / 4, ROOM_AT.counts / 4 + counters * 4)
  for (let set = 0; set < scoring.setBonuses; set += 1) {
    words[ROOM_AT.deltas / 4 + set] = scoring.bonuses[set]?.tenths ?? 0
  }
  const floors = [NaN, NaN]
  const raise = (which: number, floor: number) => {
    if (floors[which] === floor) return
    floors[which] = floor
    const limit = Math.ceil((floor - scoring.boundBase) / UNIT)
    layLimit(words, ROOM_AT.limits / 4 + which * (planesFor(units) + 1), units, limit)
  }
  const rows = regions.header[HEAD.rowCount] ?? 0
  const end = Math.ceil(rows / ROWS_AT_ONCE) * (ROWS_AT_ONCE / 32)
  for (let from = 0, size = FIRST_WORDS; from < end; from += size) {
    if (from > 0) size = Math.min(BLOCK_WORDS, size * 2)
    const bytes = Math.min(size, end - from) * 4
    gate(PROGRAM_AT, programEnd, from * 4, bytes)
    tally(bytes, from * 32, rowMinimaAt, at.solo)
    tops.forEach(({ floor }, which) => raise(which, floor))
    keep(bytes)
    for (let which = 0; which < tops.length; which += 1) {
      const top = tops[which]
      if (top === undefined) continue
      const last = score(
        which,
        bytes,
        from * 32,
        rowMinimaAt,
        codesAt,
        at.minima,
        at.award,
        at.due,
        at.state,
        scoring.base,
        top.floor,
      )
      for (let candidate = CANDIDATES_AT / 4; candidate < last / 4; candidate += 2) {
        top.offer(words[candidate + 1] ?? 0, words[candidate] ?? 0)
      }
    }
  }
  return Array.from({ length: counters }, (_, counter) => {
    const first = ROOM_AT.counts / 4 + counter * 4
    return words.subarray(first, first + 4).reduce((sum, part) => sum + part, 0)
  })
}
