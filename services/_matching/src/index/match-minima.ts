import type { CriterionResult } from '../criteria/eligibility.ts'
import { GROUP_NAMES } from './columns.ts'
import type { Dictionary } from './dictionary.ts'

/**
 * The table of the sets of minima for one query. Bits of an entry: 0 the first group fails, 1 the second
 * one; 6 something is asked; 7 all that is asked passes. From bit 8: tenths of both terms.
 */
const FAILS = 1
/** Of an entry where one of them does; the lowest bit. */
export const IS_FIRST_FAILING = FAILS
export const IS_ASKED = 64
export const IS_MET = 128
export const TENTHS_SHIFT = 8

/** The entry of one group alone; `group` is its place among GROUP_NAMES. */
export function minimaEntry(
  result: CriterionResult | null,
  group: number,
  tenths: number,
): number {
  return (tenths << TENTHS_SHIFT) | bitsOf(result, group)
}

function bitsOf(result: CriterionResult | null, group: number): number {
  switch (result) {
    case null:
      return IS_MET
    case 'PASS':
      return IS_ASKED | IS_MET
    case 'FAIL':
      return IS_ASKED | (FAILS << group)
    case 'TELL_US_MORE':
    case 'CHECK_WITH_PROVIDER':
      return IS_ASKED
  }
}

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
