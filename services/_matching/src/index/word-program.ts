import type { Predicate } from '../criteria/predicate.ts'
import {
  type BitsetName,
  digitName,
  hasDigit,
  inUnits,
  isSliced,
  MOST_DIGITS,
} from './columns.ts'
import { type Operation, STEP_WORDS, stepCode } from './gate-kernel.ts'
import { MOST_STEPS, SLOT, slotAt, SLOTS } from './room.ts'

/** Where a bitset begins in the index; -1 when no row was ever in it. */
export type BitsetPlace = (name: BitsetName) => number

/** Words of rows: a slot, or a bitset. */
export type Place = { place: number; isSlot: boolean }
export type Operand = Place | 'none' | 'every'

export function slot(number: number): Place {
  return { place: slotAt(number), isSlot: true }
}

/** Writes steps for gate-kernel.ts that compute predicates over bitsets. */
export function createWordProgram(placeOf: BitsetPlace) {
  const steps: number[] = []
  const step = (operation: Operation, target: number, source = slot(target), sums = 0) => {
    if (steps.length >= MOST_STEPS * STEP_WORDS) throw new RangeError('too many steps')
    steps.push(stepCode(operation, source.isSlot), slotAt(target), source.place, sums)
  }
  const bitset = (name: BitsetName): Operand => {
    const place = placeOf(name)
    return place < 0 ? 'none' : { place, isSlot: false }
  }
  return { steps, step, bitset, ...createWords(step, bitset) }
}

type Step = (operation: Operation, target: number, source?: Place, sums?: number) => void

function createWords(step: Step, bitset: (name: BitsetName) => Operand) {
  const comparisons = new Map<string, Operand>()
  let passing: number = SLOT.passing
  const fresh = () => {
    passing += 1
    if (passing > SLOTS) throw new RangeError('a predicate is too deep')
    return passing - 1
  }

  const compute = (predicate: Predicate): Operand => {
    switch (predicate.op) {
      case 'all':
        return joined('and', predicate.of)
      case 'any':
        return joined('or', predicate.of)
      case 'not':
        return negated(compute(predicate.of))
      case 'is-null':
        return bitset({ column: predicate.column, value: null })
      case 'is':
        return bitset({ column: predicate.column, value: predicate.value })
      case 'is-true':
        return bitset({ column: predicate.column, value: 'true' })
      case 'holds-any':
        return united(
          predicate.values.map((value) => bitset({ column: predicate.column, value })),
        )
      case 'greater-than':
        return compared(predicate)
      case 'less-than':
        throw new Error('no criterion compares downwards; see compared')
    }
  }

  const negated = (rows: Operand): Operand => {
    if (typeof rows === 'string') return rows === 'none' ? 'every' : 'none'
    const target = fresh()
    step('copyNot', target, rows)
    return slot(target)
  }

  /** What is negated is taken away, which is one step less. */
  const joined = (operation: 'and' | 'or', of: readonly Predicate[]): Operand => {
    if (operation === 'or') return united(of.map(compute))
    const [plain, taken] = [true, false].map((isPlain) =>
      of.filter(({ op }) => (op !== 'not') === isPlain),
    )
    const rows = (plain ?? []).map(compute)
    const away = (taken ?? []).flatMap((part) =>
      part.op === 'not' ? compute(part.of) : [],
    )
    if (rows.includes('none') || away.includes('every')) return 'none'
    const [first, ...others] = rows.filter(isPlace)
    const without = away.filter(isPlace)
    if (first === undefined) return negated(united(without))
    if (others.length + without.length === 0) return first
    const target = fresh()
    step('copy', target, first)
    for (const other of others) step('and', target, other)
    for (const other of without) step('andNot', target, other)
    return slot(target)
  }

  const united = (rows: readonly Operand[]): Operand => {
    if (rows.includes('every')) return 'every'
    const [first, ...others] = rows.filter(isPlace)
    if (first === undefined) return 'none'
    if (others.length === 0) return first
    const target = fresh()
    step('copy', target, first)
    for (const other of others) step('or', target, other)
    return slot(target)
  }

  /** Once for each column and value; its slot is kept for the whole program. */
  const compared = ({ column, value }: Comparison): Operand => {
    const key = `${column} ${value}`
    const known =
      comparisons.get(key) ?? compare(column, value, SLOT.compared + comparisons.size)
    comparisons.set(key, known)
    return known
  }

  /**
   * From the lowest digit: where the value has a zero, a one makes the row's number greater whatever is
   * below; where it has a one, it must be there and something below be greater.
   */
  const compare = (
    column: Comparison['column'],
    value: string,
    target: number,
  ): Operand => {
    if (!isSliced(column)) throw new Error(`${column} has no digits; add it to UNITS`)
    const units = Math.floor(inUnits(column, value))
    let isEmpty = true
    for (let digit = 0; digit < MOST_DIGITS; digit += 1) {
      const ones = bitset(digitName(column, digit))
      if (hasDigit(units, digit)) {
        if (!isPlace(ones)) isEmpty = true
        else if (!isEmpty) step('and', target, ones)
      } else if (isPlace(ones)) {
        step(isEmpty ? 'copy' : 'or', target, ones)
        isEmpty = false
      }
    }
    return isEmpty ? 'none' : slot(target)
  }

  return {
    /** Rows where the predicate holds; good until the next call. */
    word: (predicate: Predicate): Operand => {
      passing = SLOT.passing
      return compute(predicate)
    },
    put: (target: number, rows: Operand) => {
      if (isPlace(rows)) {
        step('copy', target, rows)
        return
      }
      step('clear', target)
      if (rows === 'every') step('copyNot', target)
    },
  }
}

type Comparison = Extract<Predicate, { op: 'greater-than' }>

function isPlace(rows: Operand): rows is Place {
  return typeof rows !== 'string'
}
