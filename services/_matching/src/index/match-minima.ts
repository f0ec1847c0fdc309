import type { CriterionResult } from '../criteria/eligibility.ts'
import { GROUP_NAMES, type GroupName } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import type { GroupTable } from './match-tables.ts'

/**
 * The table of the sets of minima for one query. Bits of an entry, each for the first group and, one
 * place higher, for the second: 0 it fails, 2 it is open, 4 the profile lacks the fact. Bit 6: something
 * is asked; bit 7: all that is asked passes. From bit 8: tenths of both terms.
 */
const FAILS = 1
const IS_OPEN = 4
const LACKS_FACT = 16
const IS_ASKED = 64
const IS_MET = 128
const TENTHS_SHIFT = 8

export const MINIMA_BITS = { IS_ASKED, IS_MET, TENTHS_SHIFT } as const

/** The numbers of the groups' values, by number of the set of minima; two places each. */
export type MinimaParts = { parts: Int32Array; count: number }

export function extendParts(kept: MinimaParts, dictionary: Dictionary): MinimaParts {
  const values = dictionary.all('minima')
  if (kept.count === values.length) return kept
  const parts = new Int32Array(values.length * GROUP_NAMES.length)
  parts.set(kept.parts)
  for (let number = kept.count; number < values.length; number += 1) {
    parts.set(JSON.parse(values[number] ?? '[]') as number[], number * GROUP_NAMES.length)
  }
  return { parts, count: values.length }
}

/** Fills the table in; `tables` judge the groups' values. */
export function fillMinimaTable(
  into: Int32Array,
  { parts, count }: MinimaParts,
  tables: Record<GroupName, GroupTable>,
): void {
  const [first, second] = GROUP_NAMES.map((group, at) => entriesOf(tables[group], at))
  if (first === undefined || second === undefined) return
  for (let number = 0; number < count; number += 1) {
    const one = first[parts[number * 2] ?? 0] ?? 0
    const other = second[parts[number * 2 + 1] ?? 0] ?? 0
    // Met is only what no group denies.
    const tenths = (one >> TENTHS_SHIFT) + (other >> TENTHS_SHIFT)
    into[number] =
      (tenths << TENTHS_SHIFT) | ((one | other) & (IS_MET - 1)) | (one & other & IS_MET)
  }
}

function entriesOf({ results, worths }: GroupTable, at: number): Int32Array {
  return Int32Array.from(
    results,
    (result, number) => bitsOf(result, at) | ((worths[number] ?? 0) << TENTHS_SHIFT),
  )
}

function bitsOf(result: CriterionResult | null, at: number): number {
  switch (result) {
    case null:
      return IS_MET
    case 'PASS':
      return IS_ASKED | IS_MET
    case 'FAIL':
      return IS_ASKED | (FAILS << at)
    case 'TELL_US_MORE':
      return IS_ASKED | (IS_OPEN << at) | (LACKS_FACT << at)
    case 'CHECK_WITH_PROVIDER':
      return IS_ASKED | (IS_OPEN << at)
  }
}
