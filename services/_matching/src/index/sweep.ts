import { layLimit, planesFor } from './bound-kernel.ts'
import { COUNTER, COUNTERS, type GateProgram } from './gate-program.ts'
import type { IndexView } from './index-view.ts'
import type { Kernel } from './kernels.ts'
import { STRETCH_BYTES } from './layout.ts'
import type { MatchMemory } from './match-memory.ts'
import {
  BLOCK_STRETCHES,
  clear,
  MOST_OPERANDS,
  OPERANDS_AT,
  ROOM_AT,
  ROWS_AT,
  SLOT,
  slotAt,
} from './room.ts'
import { type Scoring, unitsFor } from './score-bounds.ts'
import type { Part } from './steps.ts'
import type { TopRows } from './top-rows.ts'

/** The first blocks are small, so that later ones need only look at rows that reach the floor. */
const FIRST_STRETCHES = 1

type Sweep = {
  view: IndexView
  memory: MatchMemory
  /** How many of them; they are listed in the room. */
  stretches: number
  program: GateProgram
  scoring: Scoring
  /** New ones. */
  createTops: () => Tops
}
/** Matches, and to check first. */
export type Tops = readonly [TopRows, TopRows]
type Swept = {
  tops: Tops
  matchCount: number
  checkCount: number
  counted(counter: number): number
}

/**
 * Sweeps over the stretches of the list, block by block: gate by sets, count, keep what may get among the
 * best, score that.
 * A row is scored when it may reach what the best of all will reach, as the blocks before let expect.
 * Where they promised too much, as when listings that fit lie close together, it is swept again without
 * foresight.
 */
export function sweep(question: Sweep): Swept {
  const swept = sweepOnce(question, { isForeseeing: true })
  const [matches, checkFirst] = swept.tops
  const isSure = matches.isSure(swept.matchCount) && checkFirst.isSure(swept.checkCount)
  return isSure ? swept : sweepOnce(question, { isForeseeing: false })
}

function sweepOnce(question: Sweep, { isForeseeing }: { isForeseeing: boolean }): Swept {
  const { view, memory, stretches, createTops } = question
  const { words, at } = memory.room
  const { gather, tally } = memory.kernels
  const rowMinima = view.regions.minima.byteOffset
  const tops = createTops()
  const operands = createOperands(words)
  const gate = createGate(question, operands)
  const bound = createBound(question, operands)
  const score = createScore(question)
  words.fill(0, ROOM_AT.counts / 4, ROOM_AT.counts / 4 + COUNTERS * 4)
  for (const name of ['soloGpa', 'soloEnglish'] as const) clear(memory.room, name)

  for (let from = 0, size = FIRST_STRETCHES; from < stretches; from += size) {
    if (from > 0) size = Math.min(BLOCK_STRETCHES, size * 2)
    const bytes = Math.min(size, stretches - from) * STRETCH_BYTES
    const stretchesAt = at.stretches + from * 4
    gate(stretchesAt, bytes)
    const soloEnd = gather(slotAt(SLOT.solo), bytes)
    if (soloEnd > ROWS_AT) {
      const { minima, parts, soloGpa, soloEnglish } = at
      tally(soloEnd, stretchesAt, rowMinima, minima, parts, soloGpa, soloEnglish)
    }
    if (isForeseeing) {
      for (const top of tops)
        top.foresee(from / stretches, Math.min(1, (from + size) / stretches))
    }
    bound(tops, stretchesAt, bytes)
    for (let which = 0; which < tops.length; which += 1) {
      const keptEnd = gather(slotAt(SLOT.kept + which), bytes)
      const top = tops[which]
      if (keptEnd > ROWS_AT && top !== undefined) score(top, keptEnd, stretchesAt)
    }
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
function createGate({ memory, program, scoring }: Sweep, operands: Operands) {
  const kernels: Kernel[] = []
  const places: number[] = []
  const add = (parts: readonly Part[]) => {
    kernels.push(memory.kernels.steps(parts))
    places.push(operands(parts))
  }
  for (const parts of program.parts) add(parts)
  add([scoring.early.part])
  return (stretchesAt: number, bytes: number) => {
    for (let at = 0; at < kernels.length; at += 1) {
      kernels[at]?.(stretchesAt, bytes, places[at] ?? 0)
    }
  }
}

/** Keeps the rows that may reach the floors. */
function createBound({ memory, scoring }: Sweep, operands: Operands) {
  const { words } = memory.room
  const kernel = memory.kernels.bound(scoring)
  const { early, others } = scoring
  const operandsAt = operands(others.map(({ part }) => part))
  const planes = planesFor(
    others.reduce((sum, { unitsSum }) => sum + unitsSum, early.unitsSum),
  )
  const floors = [Number.NaN, Number.NaN]
  return (tops: Tops, stretchesAt: number, bytes: number) => {
    for (let which = 0; which < tops.length; which += 1) {
      const floor = tops[which]?.floor ?? 0
      if (floors[which] === floor) continue
      floors[which] = floor
      const limitsAt = ROOM_AT.limits / 4 + which * (planes + 1)
      layLimit(words, limitsAt, planes, unitsFor(scoring, floor))
    }
    kernel(stretchesAt, bytes, operandsAt)
  }
}

/** Scores the gathered rows, and offers those that reach the floor. */
function createScore({ view, memory, scoring }: Sweep) {
  const { words, at } = memory.room
  const codesAt = view.regions.codes.byteOffset
  const { base, early, others } = scoring
  const scan = memory.kernels.scan(scoring)
  let delta = ROOM_AT.deltas / 4
  for (const { tenths } of early.bonuses) words[delta++] = tenths
  for (const { bonuses } of others)
    for (const { tenths } of bonuses) words[delta++] = tenths
  return (top: TopRows, rowsEnd: number, stretchesAt: number) => {
    const { minima, award, due, state } = at
    const { floor, end, countsAt } = top
    top.take(
      scan(
        rowsEnd,
        stretchesAt,
        codesAt,
        minima,
        award,
        due,
        state,
        base,
        floor,
        end,
        countsAt,
      ),
    )
  }
}

function sumOfFour(words: Int32Array, at: number): number {
  const [a, b] = [words[at] ?? 0, words[at + 1] ?? 0]
  return a + b + (words[at + 2] ?? 0) + (words[at + 3] ?? 0)
}
