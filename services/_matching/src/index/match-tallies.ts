import type { CriterionCode } from '../criteria/eligibility.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import {
  type CountedMinima,
  type MissingFacts,
  missingFactsFrom,
  type WhatIf,
  whatIfFrom,
} from '../match-listings.ts'
import { GROUP_NAMES, type GroupName } from './columns.ts'
import { isFirstFailing, type MinimaParts } from './match-minima.ts'
import type { Samples } from './samples.ts'

/** From how many rows have one group as their only obstacle, by set of minima. */
export function whatIfOfRows(
  samples: Samples,
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
      gpa: minimaOf(samples, 'gpa', failing.gpa),
      english: minimaOf(samples, 'english', failing.english),
    },
    student,
  )
}

function minimaOf(
  samples: Samples,
  group: GroupName,
  counts: ReadonlyMap<number, number>,
): CountedMinima[] {
  const listings = samples.all(group)
  return [...counts].flatMap(([number, count]) => {
    const minima = listings[number]?.criteria
    return minima === undefined ? [] : { minima, count }
  })
}

/** `counts` in the order of `codes`. */
export function missingFrom(
  codes: readonly CriterionCode[],
  counts: readonly number[],
): MissingFacts {
  return missingFactsFrom((code) => counts[codes.indexOf(code)] ?? 0)
}
