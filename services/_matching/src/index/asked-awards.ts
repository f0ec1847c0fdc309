import {
  type AskedAwards,
  type AskedSets,
  isEveryNextShared,
  QUESTIONS_KEPT,
} from '../match-listings.ts'
import type { Missing } from '../requirements/judged.ts'
import { isOwnKey } from '../requirements/shared-set.ts'
import type { AnsweredRow } from './answered-rows.ts'
import { SOLE_SHIFT } from './judged-terms.ts'
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

/** What the rows ask, in the words of MatchOutcome; `fields`: those of the profile that alone are missing. */
export type Asked = {
  askedSets: AskedSets
  askedAwards: AskedAwards
  fields: ReadonlyMap<string, number>
}

export function askedOf(
  regions: Regions,
  requirements: RequirementResults,
  asked: AskedRows,
): Asked {
  const { sets, entries, soles } = requirements
  const { counts, answered } = asked
  const askedSets = new Map<string, number>()
  const alone = new Int32Array(soles.length + 1)
  for (let set = 0; set < counts.length; set += 1) {
    const awards = counts[set] ?? 0
    if (awards === 0) continue
    askedSets.set(sets[set]?.id ?? '', awards)
    const sole = (entries[set] ?? 0) >> SOLE_SHIFT
    alone[sole] = (alone[sole] ?? 0) + awards
  }
  const fields = new Map<string, number>()
  const facts = new Map<string, number>()
  const count = (sole: Missing | null | undefined, awards: number) => {
    if (sole?.kind === 'profile') add(fields, sole.field, awards)
    else if (sole?.kind === 'fact' && !isOwnKey(sole.key)) add(facts, sole.key, awards)
  }
  for (const [at, sole] of soles.entries()) {
    const awards = alone[at + 1] ?? 0
    if (awards > 0) count(sole, awards)
  }
  for (const { set, sole } of answered) {
    add(askedSets, sets[set]?.id ?? '', 1)
    count(sole, 1)
  }
  const isOwnAsked = !isEveryNextShared([...facts.values()])
  const askedAwards = isOwnAsked ? ownAwards(regions, requirements, asked) : new Map()
  return { askedSets, askedAwards, fields }
}

function add(counts: Map<string, number>, name: string, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more)
}

function ownAwards(
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
  if (place === QUESTIONS_KEPT) return
  first.splice(place, 0, row)
  if (first.length > QUESTIONS_KEPT) first.pop()
}
