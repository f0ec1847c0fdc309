import { layLimit, planesFor } from './bound-kernel.ts'
import { COUNTER, COUNTERS, type GateProgram } from './gate-program.ts'
import type { IndexView } from './index-view.ts'
import { STRETCH_BYTES } from './layout.ts'
import type { MatchMemory } from './match-memory.ts'
import {
  BLOCK_STRETCHES,
  clear,
  MOST_OPERANDS,
  OPERANDS_AT,
  type Room,
  ROOM_AT,
} from './room.ts'
import { type Scoring, unitsFor } from './score-bounds.ts'
import type { Part } from './steps.ts'
import type { Tops } from './top-rows.ts'

/** The first blocks are small, so that later ones need only look at rows that reach the floor. */
const FIRST_STRETCHES = 1

type Sweep = {
  view: IndexView
  memory: MatchMemory
  /** How many of them; they are listed in the room. */
  stretches: number
  program: GateProgram
  scoring: Scoring
}
type Swept = {
  tops: Tops
  matchCount: number
  checkCount: number
  counted(counter: number): number
}

/**
 * Sweeps over the stretches of the list, block by block: gate by sets, count, keep what may get among the
 * best, score that. A row is scored when it may reach what the best of all will reach, as the blocks before let expect.
 * Where they promised too much, as when listings that fit lie close together, it is swept again without
 * foresight.
 */
export function sweep(question: Sweep): Swept {
  question.memory.kernels.begin()
  const swept = sweepOnce(question, { isForeseeing: true })
  const [matches, checkFirst] = swept.tops
  const isSure = matches.isSure(swept.matchCount) && checkFirst.isSure(swept.checkCount)
  return isSure ? swept : sweepOnce(question, { isForeseeing: false })
}

function sweepOnce(question: Sweep, { isForeseeing }: { isForeseeing: boolean }): Swept {
  const { memory, stretches } = question
  const { tops } = memory
  const { words, at } = memory.room
  tops[0].begin()
  tops[1].begin()
  const operands = createOperands(words)
  const judge = createJudge(question, operands)
  const keep = createKeep(question, operands)
  words.fill(0, ROOM_AT.counts / 4, ROOM_AT.counts / 4 + COUNTERS * 4)
  clear(memory.room, 'soloGpa')
  clear(memory.room, 'soloEnglish')

  for (let from = 0, size = FIRST_STRETCHES; from < stretches; from += size) {
    if (from > 0) size = Math.min(BLOCK_STRETCHES, size * 2)
    const next = Math.min(stretches, from + size)
    const bytes = (next - from) * STRETCH_BYTES
    const stretchesAt = at.stretches + from * 4
    judge(stretchesAt, bytes)
    if (isForeseeing) {
      tops[0].foresee(from / stretches, next / stretches)
      tops[1].foresee(from / stretches, next / stretches)
    }
    keep(tops, stretchesAt, bytes)
  }
  const counted = (counter: number) => sumOfFour(words, ROOM_AT.counts / 4 + counter * 4)
  return {
    tops,
    matchCount: counted(COUNTER.match),
    checkCount: counted(COUNTER.check),
    counted,
  }
}

type Operands = (parts: readonly Part[]) => number

/** Lays the operands of one kernel after the other down; answers where. */
function createOperands(words: Int32Array): Operands {
  let end = OPERANDS_AT / 4
  const last = end + MOST_OPERANDS
  return (parts) => {
    const at = end * 4
    for (const { operands } of parts) {
      if (end + operands.length > last) throw new RangeError('too many operands')
      for (let operand = 0; operand < operands.length; operand += 1) {
        words[end++] = operands[operand] ?? 0
      }
    }
    return at
  }
}

/** Who passes, who is open, and which of them score more. */
function createJudge({ view, memory, program, scoring }: Sweep, operands: Operands) {
  const { judge, steps } = memory.kernels
  const { words, at } = memory.room
  const rowMinima = view.regions.minima.byteOffset
  let end = ROOM_AT.kernels / 4
  const add = (parts: readonly Part[]) => {
    words[end++] = steps(parts)
    words[end++] = operands(parts)
  }
  for (const parts of program.parts) add(parts)
  add([scoring.early.part])
  return (stretchesAt: number, bytes: number) => {
    const { minima, parts, soloGpa, soloEnglish } = at
    judge(stretchesAt, bytes, end * 4, rowMinima, minima, parts, soloGpa, soloEnglish)
  }
}

/** Keeps the rows that may reach the floors, scores them, and those that do are candidates. */
function createKeep({ view, memory, scoring }: Sweep, operands: Operands) {
  const { kernels, room } = memory
  const { base, early, others } = scoring
  const [bound, scan] = [kernels.bound(scoring), kernels.scan(scoring)]
  const operandsAt = operands(others.map(({ part }) => part))
  const codesAt = view.regions.codes.byteOffset
  const planes = planesFor(
    others.reduce((sum, { unitsSum }) => sum + unitsSum, early.unitsSum),
  )
  const floors = [Number.NaN, Number.NaN]
  layDeltas(room, scoring)
  return (tops: Tops, stretchesAt: number, bytes: number) => {
    const { words, at } = room
    for (let which = 0; which < tops.length; which += 1) {
      const floor = tops[which]?.floor ?? 0
      if (floors[which] === floor) continue
      floors[which] = floor
      const limitsAt = ROOM_AT.limits / 4 + which * (planes + 1)
      layLimit(words, limitsAt, planes, unitsFor(scoring, floor))
    }
    const { minima, award, due, state } = at
    kernels.keep(
      stretchesAt,
      bytes,
      bound,
      operandsAt,
      scan,
      codesAt,
      minima,
      award,
      due,
      state,
      base,
    )
    tops[0].take()
    tops[1].take()
  }
}

/** What each bonus adds, in the order in which the scoring's kernel takes them. */
function layDeltas({ words }: Room, { early, others }: Scoring): void {
  let delta = ROOM_AT.deltas / 4
  for (const { tenths } of early.bonuses) words[delta++] = tenths
  for (const { bonuses } of others) {
    for (const { tenths } of bonuses) words[delta++] = tenths
  }
}

function sumOfFour(words: Int32Array, at: number): number {
  const [a, b] = [words[at] ?? 0, words[at + 1] ?? 0]
  return a + b + (words[at + 2] ?? 0) + (words[at + 3] ?? 0)
}
