import { CODE_AT } from './columns.ts'
import type { FilterProgram } from './filter-program.ts'
import { type Instruction, run } from './instructions.ts'
import {
  CODE_COLUMNS,
  PAGE_BYTES,
  PAGE_ROWS,
  PAGE_WORDS,
  type Regions,
  rowOf,
} from './layout.ts'
import { TENTHS_SHIFT } from './match-minima.ts'
import {
  BLOCK_PAGES,
  COLUMN,
  columnAt,
  PAGES_AT,
  type ScratchMemory,
} from './scratch-memory.ts'
import { type ScoreProgram, selection } from './score-program.ts'
import type { AnsweredRow } from './answered-rows.ts'
import type { AskedRows } from './asked-awards.ts'
import { judgeAnswered, judgeRequirements } from './judge-rows.ts'
import type { RequirementResults } from './requirement-results.ts'
import type { TopK } from './top-k.ts'

type ScanTables = {
  /** By number of a set of minima, see match-minima.ts. */
  minima: Int32Array
  award: Int32Array
  due: Int32Array
  state: Int32Array
}

type Question = {
  regions: Regions
  scratch: ScratchMemory
  /** The offsets of the pages in a bitset, in bytes. */
  pages: Int32Array
  filter: FilterProgram
  score: ScoreProgram
  /** What rows ask beyond their columns. */
  requirements: RequirementResults
  /** The rows that are judged by their own sets instead. */
  answered: readonly AnsweredRow[]
  tables: ScanTables
  matches: TopK
  toAnswer: TopK
  toCheck: TopK
}

type Scanned = {
  matchCount: number
  toAnswerCount: number
  toCheckCount: number
  /** By place in `filter.missing`. */
  missing: number[]
  /** How many rows GPA (or English) alone shuts out, by number of their set of minima. */
  onlyMinimum: Int32Array
  asked: AskedRows
}

/**
 * Blocks start small, so that later ones need only look at rows that reach the floor. Each block costs about 170
 * kernel calls, so even smaller blocks would cost more than they save.
 */
const FIRST_PAGES = 8

/**
 * Goes over all pages, block by block: filters by bitsets, counts, selects the rows that may get among the best,
 * and scores those. A row is scored when it may reach the score that the best of all rows are expected to reach,
 * judging by the blocks so far. If these promised too much, for example because listings that fit lie close
 * together, everything is scanned again without this foresight.
 */
export function scan(question: Question): Scanned {
  const scanned = scanOnce(question, true)
  const { matches, toAnswer, toCheck } = question
  const isSure =
    matches.isSure(scanned.matchCount) &&
    toAnswer.isSure(scanned.toAnswerCount) &&
    toCheck.isSure(scanned.toCheckCount)
  return isSure ? scanned : scanOnce(question, false)
}

function scanOnce(question: Question, isForeseeing: boolean): Scanned {
  const { scratch, pages, filter, score } = question
  const scanned: Scanned = {
    matchCount: 0,
    toAnswerCount: 0,
    toCheckCount: 0,
    missing: filter.missing.map(() => 0),
    onlyMinimum: new Int32Array(question.tables.minima.length),
    asked: {
      counts: new Int32Array(question.requirements.sets.length),
      waiting: new Int32Array(pages.length * PAGE_WORDS),
      pages,
      answered: [],
    },
  }
  question.matches.begin()
  question.toAnswer.begin()
  question.toCheck.begin()
  const { kernels, words } = scratch
  const select = [
    createSelect(question, question.matches, columnAt(COLUMN.match)),
    createSelect(question, question.toAnswer, columnAt(COLUMN.answer)),
    createSelect(question, question.toCheck, columnAt(COLUMN.check)),
  ]
  for (let from = 0, size = FIRST_PAGES; from < pages.length; from += size) {
    if (from > 0) size = Math.min(BLOCK_PAGES, size * 2)
    const block = pages.subarray(from, from + size)
    const bytes = block.length * PAGE_BYTES
    words.set(block, PAGES_AT / 4)
    for (const part of filter.parts) run(kernels, part, bytes)
    judgeAnswered(question, scanned.asked, block)
    judgeRequirements(question, scanned.asked, block, from)
    run(kernels, filter.finish, bytes)
    scanned.matchCount += count(scratch, columnAt(COLUMN.match), bytes)
    scanned.toAnswerCount += count(scratch, columnAt(COLUMN.answer), bytes)
    scanned.toCheckCount += count(scratch, columnAt(COLUMN.check), bytes)
    for (const [at, { column }] of filter.missing.entries()) {
      kernels.countAnd(column, columnAt(COLUMN.openOnly), column + bytes)
      scanned.missing[at] = (scanned.missing[at] ?? 0) + sumOf(words)
    }
    tally(question, scanned.onlyMinimum, block)
    for (const part of score.parts) run(kernels, part, bytes)
    const shareOf = (seen: number) => (isForeseeing ? seen / pages.length : 1)
    for (const one of select) one(block, shareOf(from), shareOf(from + block.length))
  }
  return scanned
}

function count({ kernels, words }: ScratchMemory, column: number, bytes: number): number {
  kernels.count(column, column + bytes)
  return sumOf(words)
}

/** The sum of what the counting kernels leave. */
function sumOf(words: Int32Array): number {
  return (words[0] ?? 0) + (words[1] ?? 0) + (words[2] ?? 0) + (words[3] ?? 0)
}

/** Room for the rows of a block. */
const gathered = new Int32Array(BLOCK_PAGES * PAGE_ROWS)

/**
 * Writes down the rows of a column, numbered from the start of the block, and returns how many there are.
 * Processing them from a list does not have to wait for the search for the next one.
 */
function gather(words: Int32Array, column: number, pages: number): number {
  const first = column / 4
  const end = pages * PAGE_WORDS
  let size = 0
  for (let at = 0; at < end; at += 1) {
    for (let left = words[first + at] ?? 0; left !== 0; left &= left - 1) {
      gathered[size] = at * 32 + 31 - Math.clz32(left & -left)
      size += 1
    }
  }
  return size
}

/** Counts the rows that GPA or English alone shuts out by their sets of minima. */
function tally(
  { regions, scratch: { words } }: Question,
  counts: Int32Array,
  block: Int32Array,
): void {
  const numbers = regions.minima
  const size = gather(words, columnAt(COLUMN.onlyMinimum), block.length)
  for (let at = 0; at < size; at += 1) {
    const number = numbers[rowOf(block, gathered[at] ?? 0)] ?? 0
    counts[number] = (counts[number] ?? 0) + 1
  }
}

/** How many rows are scored to get a first floor. */
const SAMPLED = 48

/** Scores the rows of a column that may reach the floor. */
function createSelect(question: Question, top: TopK, among: number) {
  const { scratch, score } = question
  const { kernels, words } = scratch
  const selected = columnAt(COLUMN.selected)
  let instructions: Instruction[] | null = null
  let floor = Number.NaN
  return (block: Int32Array, shareBefore: number, share: number) => {
    if (top.floor < 0) {
      const size = gather(words, among, block.length)
      const sampled = Math.min(SAMPLED, size)
      scoreGathered(question, block, sampled, top)
      takeGathered(words, among, sampled)
      top.raise(shareBefore + (share - shareBefore) * (sampled / Math.max(size, 1)))
    }
    if (floor !== top.floor) {
      floor = top.floor
      instructions = selection(score, floor, among, selected)
    }
    if (instructions?.length === 0) return
    if (instructions !== null) run(kernels, instructions, block.length * PAGE_BYTES)
    const size = gather(words, instructions === null ? among : selected, block.length)
    scoreGathered(question, block, size, top)
    top.raise(share)
  }
}

/** Removes the first `size` gathered rows from the column. */
function takeGathered(words: Int32Array, column: number, size: number): void {
  for (let at = 0; at < size; at += 1) {
    const row = gathered[at] ?? 0
    const word = column / 4 + (row >> 5)
    words[word] = (words[word] ?? 0) & ~(1 << (row & 31))
  }
}

function scoreGathered(
  { regions, scratch: { words }, score, tables }: Question,
  block: Int32Array,
  size: number,
  top: TopK,
): void {
  const { award, due, state, minima } = tables
  const { codes } = regions
  const { base, columns, tenths } = score
  const { floor } = top
  for (let at = 0; at < size; at += 1) {
    const inBlock = gathered[at] ?? 0
    const row = rowOf(block, inBlock)
    const place = row * CODE_COLUMNS
    let sum =
      base +
      ((minima[codes[place + CODE_AT.minima] ?? 0] ?? 0) >> TENTHS_SHIFT) +
      (award[codes[place + CODE_AT.award] ?? 0] ?? 0) +
      (due[codes[place + CODE_AT.due] ?? 0] ?? 0) +
      (state[codes[place + CODE_AT.state] ?? 0] ?? 0)
    for (let bonus = 0; bonus < columns.length; bonus += 1) {
      const word = words[(columns[bonus] ?? 0) + (inBlock >> 5)] ?? 0
      sum += ((word >>> (inBlock & 31)) & 1) * (tenths[bonus] ?? 0)
    }
    if (sum >= floor) top.add(row, sum)
  }
}
