import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { dayThere } from '../day-there.ts'
import { CRITERIA } from '../criteria/criteria.ts'
import { planCriterion } from '../criteria/plan.ts'
import { holds, predicateRow } from '../criteria/predicate.ts'
import type { MatchQuery } from '../match-query.ts'
import { englishTerm } from '../score/english-term.ts'
import { gpaTerm } from '../score/requirement-terms.ts'
import type { TermRule } from '../score/term-finding.ts'
import { amountTerm, placeTerm, timeTerm } from '../score/wish-terms.ts'
import { aheadTenths } from '../match-rank.ts'
import { createByNames, type FactName, type MatchFacts } from './by-facts.ts'
import { GROUP_NAMES, type GroupName } from './columns.ts'
import { GROUP_CRITERIA } from './group-criteria.ts'
import { minimaEntry, TENTHS_SHIFT } from './match-minima.ts'
import { sampleListing } from './sample-listing.ts'
import type { SampleDomain, Samples } from './samples.ts'

/**
 * What each value of the dictionary is worth to one query, in tenths, by number. The worths come from the score's
 * own rules and are kept for all queries that agree in what the rule reads.
 */
export type MatchTables = {
  award(asker: Asker): Int32Array
  due(asker: Asker): Int32Array
  place(asker: Asker): Int32Array
  group(group: GroupName, asker: Asker): GroupTable
}
type Asker = { query: MatchQuery; facts: MatchFacts }

/** Entries as in match-minima.ts, for one group alone; `most` is the most that any of them is worth. */
export type GroupTable = {
  entries: Int32Array
  count: number
  most: number
  /** The tenths of a listing that states nothing in the group. */
  readonly none: number
}

/** A table takes a few kilobytes; every test score or amount that a student names makes one. */
const MAX_CACHED_TABLES = 512

export function createMatchTables(samples: Samples): MatchTables {
  const worths = (domain: SampleDomain, names: readonly FactName[], rule: Worth) => {
    const tables = createByNames(MAX_CACHED_TABLES, names, (): Kept => ({
      table: new Int32Array(0),
    }))
    return ({ query, facts }: Asker) => {
      const kept = tables(facts)
      const ask: Ask = (listing) => rule(listing, query, facts)
      kept.table = extended(kept.table, samples.all(domain), ask)
      return kept.table
    }
  }
  const groups = {
    gpa: createByNames(MAX_CACHED_TABLES, GROUP_FACTS.gpa, (facts) =>
      emptyGroup('gpa', facts),
    ),
    english: createByNames(MAX_CACHED_TABLES, GROUP_FACTS.english, (facts) =>
      emptyGroup('english', facts),
    ),
  }
  return {
    award: worths('award', ['need', 'wantedUsd'], tenthsBy(amountTerm)),
    due: worths('due', ['today', 'at'], (listing, query, { today, at }) => {
      const day = dayThere(listing, today, at)
      return timeTerm(listing, query, day).tenths + aheadTenths(listing, day)
    }),
    place: worths('state', ['preferredStates'], tenthsBy(placeTerm)),
    group: (group, { query, facts }) => {
      const table = groups[group](facts)
      extendGroup(table, samples.all(group), group, query)
      return table
    },
  }
}

type Kept = { table: Int32Array }
type Worth = (listing: ListingCriteria, query: MatchQuery, facts: MatchFacts) => number

function tenthsBy(rule: TermRule): Worth {
  return (listing, query, { today }) => rule(listing, query, today).tenths
}

/** The facts that a group's criterion and term look at. */
const GROUP_FACTS: Readonly<Record<GroupName, readonly FactName[]>> = {
  gpa: ['gpa', 'isGpaEstimated'],
  english: ['englishProficiency', 'toeflScore', 'ieltsScore', 'duolingoScore'],
}

const GROUP_TERMS: Readonly<Record<GroupName, TermRule>> = {
  gpa: gpaTerm,
  english: englishTerm,
}

function emptyGroup(group: GroupName, facts: MatchFacts): GroupTable {
  const { tenths } = GROUP_TERMS[group](sampleListing({}), { ...facts, student: facts }, '')
  return { entries: new Int32Array(0), count: 0, most: 0, none: tenths }
}

function extendGroup(
  table: GroupTable,
  values: readonly ListingCriteria[],
  group: GroupName,
  query: MatchQuery,
): void {
  if (table.count === values.length) return
  const criterion = CRITERIA.find(({ code }) => code === GROUP_CRITERIA[group])
  if (criterion === undefined) throw new Error(`no criterion judges ${group}`)
  const { cases } = planCriterion(criterion, query.student)
  const place = GROUP_NAMES.indexOf(group)
  table.entries = extended(table.entries, values, (listing) => {
    const row = predicateRow(listing.criteria)
    const result = cases.find(({ when }) => holds(when, row))?.result ?? null
    const { tenths } = GROUP_TERMS[group](listing, query, '')
    return minimaEntry(result, place, tenths)
  })
  for (; table.count < values.length; table.count += 1) {
    const entry = table.entries[table.count] ?? 0
    table.most = Math.max(table.most, entry >> TENTHS_SHIFT)
  }
}

type Ask = (listing: ListingCriteria) => number

/** Extends the table to the number of values, which only ever grows. */
function extended(
  table: Int32Array,
  values: readonly ListingCriteria[],
  ask: Ask,
): Int32Array {
  if (table.length === values.length) return table
  const next = new Int32Array(values.length)
  next.set(table)
  for (const [at, listing] of values.slice(table.length).entries()) {
    next[table.length + at] = ask(listing)
  }
  return next
}
