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

/** Words of rows: a slot or a bitset, or all rows but those. */
export type Place = { place: number; isSlot: boolean; isNegated: boolean }
export type Rows = Place | 'none' | 'every'

export function slot(number: number): Place {
  return { place: slotAt(number), isSlot: true, isNegated: false }
}

export function opposite<R extends Rows>(rows: R): Rows {
  if (typeof rows === 'string') return rows === 'none' ? 'every' : 'none'
  return { ...rows, isNegated: !rows.isNegated }
}

export function isPlace(rows: Rows): rows is Place {
  return typeof rows !== 'string'
}

type Step = (operation: Operation, target: number, source?: Place, sums?: number) => void

/** Writes steps for gate-kernel.ts that compute predicates over bitsets. */
export function createWordProgram(placeOf: BitsetPlace) {
  const steps: number[] = []
  const step: Step = (operation, target, source = slot(target), sums = 0) => {
    if (steps.length >= MOST_STEPS * STEP_WORDS) throw new RangeError('too many steps')
    const code = stepCode(operation, source.isSlot, source.isNegated)
    steps.push(code, slotAt(target), source.place, sums)
  }
  const bitset = (name: BitsetName): Rows => {
    const place = placeOf(name)
    return place < 0 ? 'none' : { place, isSlot: false, isNegated: false }
  }
  return { steps, step, bitset, ...createWords(step, bitset) }
}

function createWords(step: Step, bitset: (name: BitsetName) => Rows) {
  const comparisons = new Map<string, Rows>()
  let passing: number = SLOT.passing
  const fresh = () => {
    passing += 1
    if (passing > SLOTS) throw new RangeError('a predicate is too deep')
    return passing - 1
  }

  const compute = (predicate: Predicate, target: number | null): Rows => {
    switch (predicate.op) {
      case 'all':
        return joined('and', parts(predicate), target)
      case 'any':
        return joined('or', parts(predicate), target)
      case 'not':
        return opposite(compute(predicate.of, target))
      case 'is-null':
        return bitset({ column: predicate.column, value: null })
      case 'is':
        return bitset({ column: predicate.column, value: predicate.value })
      case 'is-true':
        return bitset({ column: predicate.column, value: 'true' })
      case 'holds-any':
        return joined('or', parts(predicate), target)
      case 'greater-than':
        return compared(predicate)
      case 'less-than':
        throw new Error('no criterion compares downwards; see compared')
    }
  }

  /** The rows of each part of a disjunction or conjunction. */
  const parts = (
    predicate: Extract<Predicate, { op: 'all' | 'any' | 'holds-any' }>,
  ): Rows[] =>
    predicate.op === 'holds-any'
      ? predicate.values.map((value) => bitset({ column: predicate.column, value }))
      : predicate.of.map((part) => compute(part, null))

  /** `decisive` decides alone; the other known set changes nothing. */
  const joined = (
    operation: 'and' | 'or',
    of: readonly Rows[],
    target: number | null,
  ): Rows => {
    const decisive = operation === 'and' ? 'none' : 'every'
    if (of.includes(decisive)) return decisive
    const [first, ...others] = of.filter(isPlace)
    if (first === undefined) return opposite<Rows>(decisive)
    if (others.length === 0) return first
    const into = target ?? fresh()
    step('copy', into, first)
    for (const other of others) step(operation, into, other)
    return slot(into)
  }

  /** Once for each column and value; its slot is kept for the whole program. */
  const compared = ({ column, value }: Comparison): Rows => {
    const key = `${column} ${value}`
    const target = SLOT.compared + comparisons.size
    if (target >= SLOT.passing) throw new RangeError('too many comparisons')
    const known = comparisons.get(key) ?? compare(column, value, target)
    comparisons.set(key, known)
    return known
  }

  /**
   * From the lowest digit: where the value has a zero, a one makes the row's number greater whatever is
   * below; where it has a one, it must be there and something below be greater.
   */
  const compare = (column: Comparison['column'], value: string, target: number): Rows => {
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
    /** The rows of a predicate, good until the next call; of a disjunction, those of each part. */
    alternatives: (predicate: Predicate): Rows[] => {
      passing = SLOT.passing
      return predicate.op === 'any' || predicate.op === 'holds-any'
        ? parts(predicate)
        : [compute(predicate, null)]
    },
    word: (predicate: Predicate): Rows => {
      passing = SLOT.passing
      return compute(predicate, null)
    },
    /** Writes the rows of a predicate or a bitset to a slot. */
    put: (target: number, what: Predicate | BitsetName) => {
      passing = SLOT.passing
      const rows = 'op' in what ? compute(what, target) : bitset(what)
      if (isPlace(rows)) {
        if (rows.place !== slotAt(target) || rows.isNegated) step('copy', target, rows)
        return
      }
      // Both at once are no row.
      step('copy', target, slot(SLOT.alive))
      step('and', target, { ...slot(SLOT.alive), isNegated: true })
      if (rows === 'every') step('copy', target, { ...slot(target), isNegated: true })
    },
  }
}

type Comparison = Extract<Predicate, { op: 'greater-than' }>
