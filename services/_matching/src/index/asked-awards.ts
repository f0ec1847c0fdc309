import { ASKED_AWARDS_KEPT, type AskedAwards, type AskedSets } from '../match-listings.ts'
import type { AnsweredRow } from './answered-rows.ts'
import type { Regions } from './layout.ts'
import type { RequirementResults } from './requirement-results.ts'
import { compareIds, idsOfRows } from './row-table.ts'

/** The rows that wait only for what they ask beyond their columns. */
export type AskedRows = {
  /** How many they are, by number of their set; but for `answered`. */
  counts: Int32Array
  /** Which of these ask facts of their award's own. */
  own: number[]
  answered: AnsweredRow[]
}

export function askedSetsOf(
  { sets }: RequirementResults,
  { counts, answered }: AskedRows,
): AskedSets {
  const all = new Map<string, number>()
  for (let set = 0; set < counts.length; set += 1) {
    const awards = counts[set] ?? 0
    if (awards > 0) all.set(sets[set]?.id ?? '', awards)
  }
  for (const { set } of answered) add(all, sets[set]?.id ?? '', 1)
  return all
}

/** How many of the rows wait for one field of the profile and nothing else. */
export function missingFieldsOf(
  { missingFieldOf }: RequirementResults,
  { counts, answered }: AskedRows,
): Map<string, number> {
  const fields = new Map<string, number>()
  for (let set = 0; set < counts.length; set += 1) {
    const awards = counts[set] ?? 0
    const field = awards === 0 ? null : missingFieldOf(set)
    if (field !== null) add(fields, field, awards)
  }
  for (const { missingField } of answered) {
    if (missingField !== null) add(fields, missingField, 1)
  }
  return fields
}

function add(counts: Map<string, number>, name: string, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more)
}

export function askedAwardsOf(
  regions: Regions,
  { sets }: RequirementResults,
  { own, answered }: AskedRows,
): AskedAwards {
  const bySet = new Map<number, number[]>()
  for (const row of own) {
    const set = regions.asks[row] ?? 0
    const first = bySet.get(set)
    if (first === undefined) bySet.set(set, [row])
    else insert(regions, first, row)
  }
  for (const { set, row } of answered) bySet.set(set, [...(bySet.get(set) ?? []), row])
  return new Map(
    [...bySet].map(([set, rows]) => [
      sets[set]?.id ?? '',
      idsOfRows(regions, rows).toSorted(),
    ]),
  )
}

/** Keeps the first rows by id, in order. */
function insert(regions: Regions, first: number[], row: number): void {
  let place = first.length
  while (place > 0 && compareIds(regions, row, first[place - 1] ?? 0) < 0) place -= 1
  if (place === ASKED_AWARDS_KEPT) return
  first.splice(place, 0, row)
  if (first.length > ASKED_AWARDS_KEPT) first.pop()
}
