import {
  type AskedAwards,
  type AskedSets,
  isEveryNextShared,
  MAX_QUESTIONS,
} from '../asked-awards.ts'
import type { Missing } from '../requirements/judged.ts'
import { isOwnKey } from '../requirements/shared-set.ts'
import type { AnsweredRow } from './answered-rows.ts'
import { RESULT, RESULT_BITS, SOLE_SHIFT } from './judged-terms.ts'
import { type Regions, rowOf } from './layout.ts'
import type { RequirementResults } from './requirement-results.ts'
import { compareIds, idsOfRows } from './row-table.ts'

/** The rows whose columns are settled, so that only what they ask beyond the columns may wait for the student. */
export type AskedRows = {
  /** How many such rows each set has, by number of the set, without the rows in `answered`. */
  counts: Int32Array
  /**
   * Which rows they are, one bit for each row of these pages. Like `counts`, this includes rows whatever the result
   * of their set.
   */
  waiting: Int32Array
  pages: Int32Array
  answered: AnsweredRow[]
}

/**
 * What the rows ask, named as in MatchOutcome; `fields` counts the profile fields that are the only thing missing.
 */
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
    const entry = entries[set] ?? 0
    if (awards === 0 || (entry & RESULT_BITS) !== RESULT.answer) continue
    askedSets.set(sets[set]?.id ?? '', awards)
    const sole = entry >> SOLE_SHIFT
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
  { sets, entries, asksOwn }: RequirementResults,
  { waiting, pages, answered }: AskedRows,
): AskedAwards {
  const bySet = new Map<number, number[]>()
  for (let at = 0; at < waiting.length; at += 1) {
    for (let left = waiting[at] ?? 0; left !== 0; left &= left - 1) {
      const row = rowOf(pages, at * 32 + 31 - Math.clz32(left & -left))
      const set = regions.asks[row] ?? 0
      const isAsked = ((entries[set] ?? 0) & RESULT_BITS) === RESULT.answer
      if (!isAsked || asksOwn[set] !== true) continue
      const first = bySet.get(set)
      if (first === undefined) bySet.set(set, [row])
      else insert(regions, first, row)
    }
  }
  for (const { set, row } of answered) bySet.set(set, [...(bySet.get(set) ?? []), row])
  return new Map(
    [...bySet].map(([set, rows]) => [
      sets[set]?.id ?? '',
      idsOfRows(regions, rows).toSorted(),
    ]),
  )
}

/** Keeps the rows with the lowest ids, in order. */
function insert(regions: Regions, first: number[], row: number): void {
  let place = first.length
  while (place > 0 && compareIds(regions, row, first[place - 1] ?? 0) < 0) place -= 1
  if (place === MAX_QUESTIONS) return
  first.splice(place, 0, row)
  if (first.length > MAX_QUESTIONS) first.pop()
}
