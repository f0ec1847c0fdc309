import { AHEAD_TENTHS } from '../match-rank.ts'
import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
import { type Asked, createByFacts, type MatchFacts } from './by-facts.ts'
import { type BitsetName, type GroupName, STATES_DUE, STATES_GROUP } from './columns.ts'
import { type BitsetPlace, createFilterCompiler } from './filter-compiler.ts'
import { type Instruction, instruction } from './instructions.ts'
import { sampleListing } from './sample-listing.ts'
import { COLUMN, columnAt } from './scratch-memory.ts'
import { apart, SET_TERMS, type SetTerm } from './set-terms.ts'
import { awardMark } from './stated-marks.ts'

/** Rows in the column are worth this many more units. */
type Bonus = { column: number; units: number }

/** What a row scores, and the most that it can score. */
export type ScoreProgram = {
  /** Run these one after the other. */
  parts: readonly (readonly Instruction[])[]
  /** What every row scores; the bonuses and the values looked up row by row are added to it. */
  base: number
  /** The bonuses from sets: where each column begins, in words, and how much more its rows are worth. */
  columns: Int32Array
  tenths: Int32Array
  /**
   * The upper bound of a row: this many tenths, plus ten times the number whose binary digits these columns hold.
   */
  boundBase: number
  digits: readonly number[]
}

/** For each group, the most that stated minima are worth and what unstated ones are; for places, the most. */
export type Worths = Readonly<Record<GroupName, { most: number; none: number }>> & {
  readonly place: number
}

/** One unit, a point, is this many tenths. */
const UNIT = 10
const MAX_CACHED_TERMS = 1024
const MAX_CASES = 6

export function createScorePrograms(
  placeOf: BitsetPlace,
): (facts: MatchFacts, worths: Worths) => ScoreProgram {
  const terms = Object.values(SET_TERMS).map((term, at) =>
    createByFacts(MAX_CACHED_TERMS, (asked) =>
      setProgram(term(asked), COLUMN.bonuses + at * MAX_CASES, placeOf),
    ),
  )
  const unstated = createByFacts(MAX_CACHED_TERMS, unstatedWorths)
  return (facts, worths) => {
    const sets = terms.map((term) => term(facts))
    const { award, amount, time } = unstated(facts)
    const marked = markProgram(
      [
        { mark: STATES_GROUP.gpa, ...worths.gpa },
        { mark: STATES_GROUP.english, ...worths.english },
        { mark: award, most: possible('amount'), none: amount },
        { mark: STATES_DUE, most: possible('time'), none: time },
      ],
      placeOf,
    )
    const base = NEUTRAL_GOALS_TENTHS + sum(sets.map(({ least }) => least))
    const exact = add(
      sets.flatMap(({ bonuses }) => bonuses),
      COLUMN.temporary,
    )
    const most = add([...exact.sum, ...marked.bonuses], exact.temporary)
    return {
      parts: [...sets, marked, exact, most].map(({ instructions }) => instructions),
      base,
      columns: Int32Array.from(exact.sum, ({ column }) => column / 4),
      tenths: Int32Array.from(exact.sum, ({ units }) => units * UNIT),
      boundBase: AHEAD_TENTHS + base + marked.least + worths.place,
      digits: digitsOf(most.sum),
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** `least`: what the term is worth to every row at least. */
type Part = { instructions: readonly Instruction[]; least: number; bonuses: Bonus[] }

function setProgram(term: SetTerm, first: number, placeOf: BitsetPlace): Part {
  const worths = [...term.cases.map(({ tenths }) => tenths), term.rest]
  if (worths.length > MAX_CASES) throw new RangeError('too many cases add to the score')
  const least = Math.min(...worths)
  const compiler = createFilterCompiler(placeOf)
  const bonuses: Bonus[] = []
  for (const [at, when] of apart(term).entries()) {
    const units = ((worths[at] ?? 0) - least) / UNIT
    if (!Number.isInteger(units)) throw new RangeError('sets are worth whole points')
    const column = columnAt(first + at)
    if (units > 0 && compiler.put(column, when)) bonuses.push({ column, units })
  }
  return { instructions: compiler.instructions, least, bonuses }
}

type Mark = { mark: BitsetName; most: number; none: number }

/** Rows with a mark state something that is looked up row by row; other rows get the worth of nothing stated. */
function markProgram(marks: readonly Mark[], placeOf: BitsetPlace): Part {
  const compiler = createFilterCompiler(placeOf)
  const bonuses: Bonus[] = []
  for (const [at, { mark, most, none }] of marks.entries()) {
    const units = Math.ceil((most - none) / UNIT)
    const column = columnAt(COLUMN.marks + at)
    if (units > 0 && compiler.put(column, mark)) bonuses.push({ column, units })
  }
  return {
    instructions: compiler.instructions,
    least: sum(marks.map(({ none }) => none)),
    bonuses,
  }
}

function unstatedWorths(asked: Asked): { award: BitsetName; amount: number; time: number } {
  const { query, today } = asked
  const nothing = sampleListing({})
  return {
    award: awardMark(asked),
    amount: amountTerm(nothing, query, today).tenths,
    time: timeTerm(nothing, query, today).tenths,
  }
}

/**
 * Adds up bonuses for all rows at once; the sum is one bonus per binary digit, from the lowest.
 * @param temporary the first column to write to; the result names the next free one
 */
function add(bonuses: readonly Bonus[], temporary: number) {
  const instructions: Instruction[] = []
  const inputs: number[][] = []
  const put = (digit: number, column: number) => (inputs[digit] ??= []).push(column)
  for (const { column, units } of bonuses) {
    for (let digit = 0; units >> digit > 0; digit += 1) {
      if ((units >> digit) & 1) put(digit, column)
    }
  }
  let next = temporary
  const sum: Bonus[] = []
  for (let digit = 0; digit < inputs.length; digit += 1) {
    const open = inputs[digit] ?? []
    while (open.length > 1) {
      const [a = 0, b = 0, c] = open.splice(0, 3)
      const [total, carry] = [columnAt(next), columnAt(next + 1)]
      next += 2
      if (c === undefined) {
        instructions.push(instruction('xor', total, a, b), instruction('and', carry, a, b))
      } else {
        instructions.push({ operation: 'fullAdd', target: total, carry, a, b, c })
      }
      open.push(total)
      put(digit + 1, carry)
    }
    const [column] = open
    if (column !== undefined) sum.push({ column, units: 2 ** digit })
  }
  return { instructions, sum, temporary: next }
}

/** The columns by binary digit. */
function digitsOf(sum: readonly Bonus[]): number[] {
  const digits: number[] = []
  for (const { column, units } of sum) {
    while (2 ** digits.length < units) digits.push(NO_ROWS)
    digits.push(column)
  }
  return digits
}

/** Stands for a binary digit that no sum has. */
const NO_ROWS = -1

/**
 * Writes to `target` the rows of `among` whose bound reaches the score. Works up from the lowest digit: where the
 * least sum has a one, a row must have it too and reach what is below; where it has a zero, either is enough.
 * Returns null when all of `among` reach the score, and no instructions when no row can.
 */
export function selection(
  { boundBase, digits }: ScoreProgram,
  score: number,
  among: number,
  target: number,
): Instruction[] | null {
  const least = Math.ceil((score - boundBase) / UNIT)
  if (least <= 0) return null
  if (least >= 2 ** digits.length) return []
  const instructions: Instruction[] = []
  /** The rows that reach the digits below; all of them at first. */
  let reaching: number | null = null
  for (const [at, digit] of digits.entries()) {
    const isOne = ((least >> at) & 1) === 1
    if (!isOne && (reaching === null || digit === NO_ROWS)) continue
    if (isOne && (digit === NO_ROWS || reaching === NO_ROWS)) {
      reaching = NO_ROWS
      continue
    }
    if (reaching === null || reaching === NO_ROWS) reaching = digit
    else {
      instructions.push(instruction(isOne ? 'and' : 'or', target, reaching, digit))
      reaching = target
    }
  }
  if (reaching === NO_ROWS || reaching === null) return []
  instructions.push(instruction('and', target, reaching, among))
  return instructions
}

const POSSIBLE = new Map(
  MATCH_TERMS.map(({ code, possible: points }) => [code, points * 10]),
)

function possible(code: TermCode): number {
  return POSSIBLE.get(code) ?? 0
}
