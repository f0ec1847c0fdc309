import type { CriterionCode } from '../criteria/eligibility.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import {
  type CountedMinima,
  type MatchOutcome,
  type MissingFacts,
  missingFactsFrom,
  type WhatIf,
  whatIfFrom,
} from '../match-listings.ts'
import { GROUP_NAMES, type GroupValues, type Minima, ofGroup } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import type { MatchMemory } from './match-memory.ts'
import { MINIMA_BITS } from './match-minima.ts'
import { sampleListing } from './sample-listing.ts'

/** From how many open rows have each set of minima: no row needs to be looked at. */
export function competitivenessFrom(
  tallies: Int32Array,
  { minimaTable }: MatchMemory,
): MatchOutcome['competitiveness'] {
  let met = 0
  let stated = 0
  for (const [number, entry] of minimaTable.entries()) {
    if ((entry & MINIMA_BITS.IS_ASKED) === 0) continue
    const tally = tallies[number] ?? 0
    stated += tally
    if ((entry & MINIMA_BITS.IS_MET) !== 0) met += tally
  }
  return { met, stated }
}

export function whatIfOfRows(
  dictionary: Dictionary,
  { minimaTable, solo, minima: { parts } }: MatchMemory,
  student: StudentFacts,
): WhatIf {
  const failing: CountedMinima[][] = GROUP_NAMES.map(() => [])
  for (const [number, count] of solo.entries()) {
    if (count === 0) continue
    const failed = (minimaTable[number] ?? 0) & 1 ? 0 : 1
    const minima = GROUP_NAMES.map((group, at): Partial<Minima> => {
      const json = dictionary.valueOf(group, parts[number * GROUP_NAMES.length + at] ?? 0)
      const values = JSON.parse(json) as GroupValues | null
      return values === null ? {} : ofGroup(group, values)
    })
    const asks: Partial<Minima> = Object.assign({}, ...minima)
    failing[failed]?.push({ minima: sampleListing({}, asks).criteria, count })
  }
  return whatIfFrom({ gpa: failing[0] ?? [], english: failing[1] ?? [] }, student)
}

/** `counts` in the order of `codes`. */
export function missingFrom(
  codes: readonly CriterionCode[],
  counts: readonly number[],
): MissingFacts {
  return missingFactsFrom((code) => counts[codes.indexOf(code)] ?? 0)
}
