import type { CriterionCode } from '../criteria/eligibility.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import {
  type CountedMinima,
  type MissingFacts,
  missingFactsFrom,
  type WhatIf,
  whatIfFrom,
} from '../match-listings.ts'
import { GROUP_NAMES, type GroupName, type GroupValues, ofGroup } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { isFirstFailing, type MinimaParts } from './match-minima.ts'
import { sampleListing } from './sample-listing.ts'

/** From how many rows have one group as their only obstacle, by set of minima. */
export function whatIfOfRows(
  dictionary: Dictionary,
  { parts, count }: MinimaParts,
  { table, solo }: { table: Int32Array; solo: Int32Array },
  student: StudentFacts,
): WhatIf {
  const failing = { gpa: new Map<number, number>(), english: new Map<number, number>() }
  for (let number = 0; number < count; number += 1) {
    const rows = solo[number] ?? 0
    if (rows === 0) continue
    const place = isFirstFailing(table[number] ?? 0) ? 0 : 1
    const counts = failing[GROUP_NAMES[place] ?? 'gpa']
    const values = parts[number * GROUP_NAMES.length + place] ?? 0
    counts.set(values, (counts.get(values) ?? 0) + rows)
  }
  return whatIfFrom(
    {
      gpa: minimaOf(dictionary, 'gpa', failing.gpa),
      english: minimaOf(dictionary, 'english', failing.english),
    },
    student,
  )
}

function minimaOf(
  dictionary: Dictionary,
  group: GroupName,
  counts: ReadonlyMap<number, number>,
): CountedMinima[] {
  return [...counts].map(([number, count]) => {
    const values = JSON.parse(dictionary.valueOf(group, number)) as GroupValues
    return { minima: sampleListing({}, ofGroup(group, values)).criteria, count }
  })
}

/** `counts` in the order of `codes`. */
export function missingFrom(
  codes: readonly CriterionCode[],
  counts: readonly number[],
): MissingFacts {
  return missingFactsFrom((code) => counts[codes.indexOf(code)] ?? 0)
}
