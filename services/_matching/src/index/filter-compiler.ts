import type { Predicate } from '../criteria/predicate.ts'
import { descendants, FIELDS } from '../reference/fields.ts'
import {
  belowField,
  type BitsetName,
  digitName,
  hasDigit,
  inUnits,
  isSliced,
  MAX_DIGITS,
} from './columns.ts'
import { type Instruction, instruction } from './instructions.ts'
import { COLUMN, columnAt } from './scratch-memory.ts'

/** Where a bitset begins in the index, in bytes; -1 when no row was ever in it. */
export type BitsetPlace = (name: BitsetName) => number

/**
 * Rows that already exist: in a bitset of the index or a column of the scratch memory, or (negated) all rows but
 * those.
 */
type Source = { at: number; isIndexed: boolean; isNegated: boolean }
/** `every`: all open rows, for a predicate that always holds. */
type Rows = Source | 'every' | 'none'

/** Each field that has fields below it, with those fields. */
const FIELDS_BELOW = FIELDS.map(({ code }) => ({ code, below: descendants(code) })).filter(
  ({ below }) => below.length > 0,
)

export type FilterCompiler = ReturnType<typeof createFilterCompiler>

/**
 * Compiles predicates to instructions over bitsets. The result is right among the rows of `alive`; for other rows
 * it means nothing.
 */
export function createFilterCompiler(placeOf: BitsetPlace) {
  const instructions: Instruction[] = []
  const comparisons = new Map<string, Rows>()
  let temporary: number = COLUMN.temporary

  /** target = a and source, or a or source. */
  const combine = (
    operation: 'and' | 'or',
    target: number,
    a: number,
    { at, isIndexed, isNegated }: Source,
  ) => {
    if (operation === 'or' && isNegated) throw new Error('nothing is negated in a union')
    const name = isNegated ? 'andNot' : operation
    instructions.push(instruction(isIndexed ? `${name}Pages` : name, target, a, at))
  }

  const copy = (target: number, source: Source) => {
    if (source.isIndexed && !source.isNegated) {
      instructions.push(instruction('copyPages', target, target, source.at))
    } else {
      combine('and', target, columnAt(COLUMN.alive), source)
    }
  }

  const rowsOf = (name: BitsetName): Rows => {
    const at = placeOf(name)
    return at < 0 ? 'none' : { at, isIndexed: true, isNegated: false }
  }

  const compute = (predicate: Predicate): Rows => {
    switch (predicate.op) {
      case 'all':
        return intersect(predicate.of.map(compute))
      case 'any':
        return unite(predicate.of.map(compute))
      case 'not':
        return negated(compute(predicate.of))
      case 'is-null':
        return rowsOf({ column: predicate.column, value: null })
      case 'is':
        return rowsOf({ column: predicate.column, value: predicate.value })
      case 'is-one-of':
        return unite(
          predicate.values.map((value) => rowsOf({ column: predicate.column, value })),
        )
      case 'is-true':
        return rowsOf({ column: predicate.column, value: 'true' })
      case 'holds-any':
        return unite(listed(predicate).map(rowsOf))
      case 'greater-than':
        return compared(predicate)
      case 'less-than':
        throw new Error('no criterion compares downwards; see compared')
    }
  }

  const intersect = (of: readonly Rows[]): Rows => {
    if (of.includes('none')) return 'none'
    const sources = of.filter((rows) => typeof rows === 'object')
    const [first, ...others] = sources.toSorted(byNegation)
    if (first === undefined || others.length === 0) return first ?? 'every'
    return joined('and', first, others)
  }

  const unite = (of: readonly Rows[]): Rows => {
    if (of.includes('every')) return 'every'
    const sources = of.filter((rows) => typeof rows === 'object')
    const [first, ...others] = sources.toSorted(byNegation)
    if (first === undefined || others.length === 0) return first ?? 'none'
    return joined('or', first, others.map(positive))
  }

  const joined = (
    operation: 'and' | 'or',
    first: Source,
    others: readonly Source[],
  ): Source => {
    const target = columnAt(temporary++)
    const [second, ...rest] = others
    if (first.isIndexed || first.isNegated) copy(target, first)
    const a = first.isIndexed || first.isNegated ? target : first.at
    if (second !== undefined) combine(operation, target, a, second)
    for (const other of rest) combine(operation, target, target, other)
    return column(target)
  }

  const positive = (source: Source): Source => {
    if (!source.isNegated) return source
    const target = columnAt(temporary++)
    copy(target, source)
    return column(target)
  }

  /** Compiles each comparison of a column and a value only once. */
  const compared = ({ column: name, value }: Comparison): Rows => {
    const key = `${name} ${value}`
    const known = comparisons.get(key) ?? compare(name, value)
    comparisons.set(key, known)
    return known
  }

  /**
   * Works up from the lowest binary digit: where the value has a zero, a one makes the row's number greater
   * whatever is below; where the value has a one, the row must have it too and be greater below.
   */
  const compare = (name: Comparison['column'], value: string): Rows => {
    if (!isSliced(name)) throw new Error(`${name} has no digits; add it to UNITS`)
    const units = Math.floor(inUnits(name, value))
    let greater: Rows = 'none'
    for (let digit = 0; digit < MAX_DIGITS; digit += 1) {
      const rows = rowsOf(digitName(name, digit))
      greater = hasDigit(units, digit) ? both(greater, rows) : either(greater, rows)
    }
    return greater
  }
  /** Continues in the column of the first operand when it has one. */
  const both = (so: Rows, rows: Rows): Rows => {
    if (so === 'none' || rows === 'none') return 'none'
    if (typeof so === 'string' || typeof rows === 'string') return intersect([so, rows])
    if (so.isIndexed) return joined('and', so, [rows])
    combine('and', so.at, so.at, rows)
    return so
  }
  const either = (so: Rows, rows: Rows): Rows => {
    if (typeof so === 'string' || typeof rows === 'string') return unite([so, rows])
    if (so.isIndexed) return joined('or', so, [rows])
    combine('or', so.at, so.at, rows)
    return so
  }

  return {
    instructions,
    combine,
    rows: compute,
    rowsOf,
    /** Writes the rows of a predicate to a column; returns false, and writes nothing, when there are none. */
    put: (target: number, what: Predicate | BitsetName): boolean => {
      const rows = 'op' in what ? compute(what) : rowsOf(what)
      if (rows === 'none') return false
      copy(target, rows === 'every' ? column(columnAt(COLUMN.alive)) : rows)
      return true
    },
  }
}

function column(at: number): Source {
  return { at, isIndexed: false, isNegated: false }
}

function negated(rows: Rows): Rows {
  if (rows === 'every') return 'none'
  if (rows === 'none') return 'every'
  return { ...rows, isNegated: !rows.isNegated }
}

/** Sources that are not negated come first. */
function byNegation(a: Source, b: Source): number {
  return Number(a.isNegated) - Number(b.isNegated)
}

/** The bitsets of a list; a single one stands for everything below a field. */
function listed({ column: name, values }: Listing): BitsetName[] {
  const named = (some: readonly string[]) => some.map((value) => ({ column: name, value }))
  if (name !== 'fieldCodes') return named(values)
  const found = FIELDS_BELOW.filter(({ below }) =>
    below.every((code) => values.includes(code)),
  )
  const left = values.filter((code) => !found.some(({ below }) => below.includes(code)))
  return [...found.map(({ code }) => belowField(code)), ...named(left)]
}

type Comparison = Extract<Predicate, { op: 'greater-than' }>
type Listing = Extract<Predicate, { op: 'holds-any' }>
