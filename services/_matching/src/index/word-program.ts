import type { Predicate } from '../criteria/predicate.ts'
import { descendants, FIELDS } from '../reference/fields.ts'
import {
  belowField,
  type BitsetName,
  digitName,
  hasDigit,
  inUnits,
  isSliced,
  MOST_DIGITS,
} from './columns.ts'
import { SLOT } from './room.ts'
import { bitset, negated, slot, type Operation, type Source, type Step } from './steps.ts'

/** Where a bitset begins in the index; -1 when no row was ever in it. */
export type BitsetPlace = (name: BitsetName) => number

/** All open rows may be meant: by a predicate that holds always. */
export type Rows = Source | 'every'

/** Lists are as long as one of these, so that students with about as many values share a kernel. */
const LIST_LENGTHS = [1, 2, 4, 8, 16, 32, 64]

/** The fields below each field that has some. */
const FIELDS_BELOW = FIELDS.map(({ code }) => ({ code, below: descendants(code) })).filter(
  ({ below }) => below.length > 0,
)

export type WordProgram = ReturnType<typeof createWordProgram>

/** Writes steps that compute predicates over bitsets; `nobody` is the place of a bitset without rows. */
export function createWordProgram(placeOf: BitsetPlace, nobody: number) {
  const steps: Step[] = []
  const comparisons = new Map<string, Source>()
  let passing: number = SLOT.passing
  const fresh = () => passing++
  const step = (operation: Operation, target: number, source: Source) => {
    steps.push({ operation, target, source })
  }

  const rowsOf = (name: BitsetName): Source => {
    const place = placeOf(name)
    return bitset(place < 0 ? nobody : place)
  }

  const compute = (predicate: Predicate): Rows => {
    switch (predicate.op) {
      case 'all':
        return every(predicate.of.map(compute))
      case 'any':
        return either(predicate.of.map(compute))
      case 'not': {
        const rows = compute(predicate.of)
        return rows === 'every' ? bitset(nobody) : negated(rows)
      }
      case 'is-null':
        return rowsOf({ column: predicate.column, value: null })
      case 'is':
        return rowsOf({ column: predicate.column, value: predicate.value })
      case 'is-true':
        return rowsOf({ column: predicate.column, value: 'true' })
      case 'holds-any':
        return either(listed(predicate))
      case 'greater-than':
        return compared(predicate)
      case 'less-than':
        throw new Error('no criterion compares downwards; see compared')
    }
  }

  const every = (of: readonly Rows[]): Rows => {
    const sources = of.filter((rows) => rows !== 'every')
    return sources.length === 0 ? 'every' : joined('and', sources)
  }

  const either = (of: readonly Rows[]): Rows => {
    const sources = of.filter((rows) => rows !== 'every')
    if (sources.length < of.length) return 'every'
    return sources.length === 0 ? bitset(nobody) : joined('or', sources)
  }

  const joined = (operation: 'and' | 'or', [first, ...others]: readonly Source[]): Rows => {
    if (first === undefined) throw new Error('nothing to join')
    if (others.length === 0) return first
    const into = fresh()
    step('copy', into, first)
    for (const other of others) step(operation, into, other)
    return slot(into)
  }

  /** The values that some row has; the last one again until the list has a length of LIST_LENGTHS. */
  const listed = ({ column, values }: Listing): Source[] => {
    const names = column === 'fieldCodes' ? fieldsOf(values) : namesOf(column, values)
    const places = names.map(placeOf).filter((at) => at >= 0)
    const last = places.at(-1) ?? nobody
    const length = LIST_LENGTHS.find((one) => one >= places.length) ?? places.length
    return Array.from({ length }, (_, at) => bitset(places[at] ?? last))
  }

  /** Once for each column and value. */
  const compared = ({ column, value }: Comparison): Source => {
    const key = `${column} ${value}`
    const known = comparisons.get(key) ?? compare(column, value)
    comparisons.set(key, known)
    return known
  }

  /**
   * From the lowest digit: where the value has a zero, a one makes the row's number greater whatever is
   * below; where it has a one, it must be there and something below be greater. Digits that no row has
   * are left out: where the value has a one there, nothing below makes a row's number greater, as if the
   * value had ones all the way down.
   */
  const compare = (column: Comparison['column'], value: string): Source => {
    if (!isSliced(column)) throw new Error(`${column} has no digits; add it to UNITS`)
    const units = Math.floor(inUnits(column, value))
    const target = fresh()
    const digits = DIGITS.map((digit) => ({
      place: placeOf(digitName(column, digit)),
      isOne: hasDigit(units, digit),
    }))
    const beyond = digits.findLastIndex(({ place, isOne }) => place < 0 && isOne)
    const known = digits
      .map(({ place, isOne }, at) => ({ place, isOne: isOne || at < beyond }))
      .filter(({ place }) => place >= 0)
    for (const [at, { place, isOne }] of known.entries()) {
      const source = bitset(place)
      steps.push({ operation: 'compare', target, source, isLowest: at === 0, isOne })
    }
    return known.length === 0 ? bitset(nobody) : slot(target)
  }

  return {
    steps,
    step,
    rowsOf,
    word: compute,
    /** Writes the rows of a predicate or a bitset to a slot. */
    put: (target: number, what: Predicate | BitsetName) => {
      const rows = 'op' in what ? compute(what) : rowsOf(what)
      if (rows !== 'every') {
        step('copy', target, rows)
        return
      }
      // Not those that are in no set.
      step('copy', target, negated(bitset(nobody)))
    },
  }
}

function namesOf(column: string, values: readonly string[]): BitsetName[] {
  return values.map((value) => ({ column, value }))
}

/** One bitset for all that is below a field. */
function fieldsOf(codes: readonly string[]): BitsetName[] {
  const found = FIELDS_BELOW.filter(({ below }) =>
    below.every((code) => codes.includes(code)),
  )
  if (found.length === 0) return namesOf('fieldCodes', codes)
  const left = codes.filter((code) => !found.some(({ below }) => below.includes(code)))
  return [...found.map(({ code }) => belowField(code)), ...namesOf('fieldCodes', left)]
}

const DIGITS = Array.from({ length: MOST_DIGITS }, (_, digit) => digit)

type Comparison = Extract<Predicate, { op: 'greater-than' }>
type Listing = Extract<Predicate, { op: 'holds-any' }>
