import type { CriterionResult } from '../criteria/eligibility.ts'
import type { MatchOutcome } from '../match-listings.ts'
import { GROUP_NAMES, type GroupName } from './columns.ts'
import type { Dictionary } from './dictionary.ts'

/**
 * The table of the sets of minima for one query. Bits of an entry: 0 the first group fails; 1 the second group
 * fails; 6 something is asked; 7 all that is asked passes. From bit 8 on: the tenths of both terms.
 */
const FAILS = 1
const IS_ASKED = 64
const IS_MET = 128
const FLAGS = 255
export const TENTHS_SHIFT = 8

/** The entry for one group alone; `group` is its place among GROUP_NAMES. */
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

/** The numbers of the groups' values, by number of the set of minima; two places per set. */
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

type ByGroup<T> = Readonly<Record<GroupName, T>>

/** Combines the entries of the groups into those of the sets of minima. */
export function minimaTable(
  { parts, count }: MinimaParts,
  { gpa, english }: ByGroup<Int32Array>,
): Int32Array {
  const table = new Int32Array(count)
  for (let number = 0; number < count; number += 1) {
    const one = gpa[parts[number * 2] ?? 0] ?? 0
    const other = english[parts[number * 2 + 1] ?? 0] ?? 0
    // A set is met only if both groups say so.
    const flags = ((one | other) & ~IS_MET) | (one & other & IS_MET)
    const tenths = (one & ~FLAGS) + (other & ~FLAGS)
    table[number] = tenths | (flags & FLAGS)
  }
  return table
}

/** @param tallies how many open rows have each set of minima */
export function competitivenessOf(
  table: Int32Array,
  tallies: Int32Array,
): MatchOutcome['competitiveness'] {
  let [met, stated] = [0, 0]
  for (let number = 0; number < table.length; number += 1) {
    const entry = table[number] ?? 0
    if ((entry & IS_ASKED) === 0) continue
    const rows = tallies[number] ?? 0
    stated += rows
    if ((entry & IS_MET) !== 0) met += rows
  }
  return { met, stated }
}

/**
 * Counts the rows that one group alone shuts out, by number of the values of that group.
 * @param counts the same rows by number of their set of minima
 * @param sizes how many values each group has
 */
export function countsByGroup(
  { parts }: MinimaParts,
  table: Int32Array,
  counts: Int32Array,
  sizes: ByGroup<number>,
): Record<GroupName, Int32Array> {
  const gpa = new Int32Array(sizes.gpa)
  const english = new Int32Array(sizes.english)
  for (let number = 0; number < counts.length; number += 1) {
    const rows = counts[number] ?? 0
    if (rows === 0) continue
    const isGpa = ((table[number] ?? 0) & FAILS) !== 0
    const of = isGpa ? gpa : english
    const value = parts[number * 2 + (isGpa ? 0 : 1)] ?? 0
    of[value] = (of[value] ?? 0) + rows
  }
  return { gpa, english }
}
