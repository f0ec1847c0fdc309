import type { CriterionPlan, CriterionResult } from '../criteria/eligibility.ts'
import { holds, predicateRow } from '../criteria/predicate.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'
import { englishTerm } from '../score/english-term.ts'
import { gpaTerm } from '../score/requirement-terms.ts'
import type { TermRule } from '../score/term-finding.ts'
import { amountTerm, placeTerm, timeTerm } from '../score/wish-terms.ts'
import {
  type Award,
  type Due,
  type GroupName,
  type GroupValues,
  ofGroup,
} from './columns.ts'
import type { Dictionary, Domain } from './dictionary.ts'
import { sampleListing } from './sample-listing.ts'

/** What each value of a dictionary is worth to one query, in tenths, asked of the rules of the score. */
export type WorthTable = {
  /** By number; -1 is not yet asked. */
  worths: Int16Array
  ask(number: number): number
}

/** The tables of a view; each is kept for all queries that agree in what it depends on. */
export type MatchTables = {
  award(query: MatchQuery): WorthTable
  due(query: MatchQuery, today: string): WorthTable
  place(query: MatchQuery): WorthTable
  group(group: GroupName, plan: CriterionPlan, query: MatchQuery): GroupTable
}

/** How one criterion judges the values of its columns, and what they are worth. By number. */
export type GroupTable = { results: (CriterionResult | null)[]; worths: number[] }

const KEPT_TABLES = 64

export function createMatchTables(dictionary: Dictionary): MatchTables {
  const worths = createMemory<WorthTable>()
  const groups = createMemory<GroupTable>()
  const worthTable = (key: string, domain: Domain, ask: (json: string) => number) => {
    const table = worths(key, () => ({
      worths: new Int16Array(0),
      ask: (number) => {
        const worth = ask(dictionary.valueOf(domain, number))
        table.worths[number] = worth
        return worth
      },
    }))
    table.worths = extended(table.worths, dictionary.sizeOf(domain))
    return table
  }
  return {
    award: (query) =>
      worthTable(`award ${query.need} ${query.wantedUsd}`, 'award', (json) => {
        const award = JSON.parse(json) as Award
        return amountTerm(sampleListing({ award }), query, '').tenths
      }),
    due: (query, today) =>
      worthTable(`due ${today}`, 'due', (json) => {
        const deadline = { ...(JSON.parse(json) as Due), timeZone: 'Etc/UTC' }
        return timeTerm(sampleListing({ deadline }), query, today).tenths
      }),
    place: (query) =>
      worthTable(`place ${query.preferredStates.join(' ')}`, 'state', (json) => {
        const state = JSON.parse(json) as string | null
        return placeTerm(sampleListing({ state }), query, '').tenths
      }),
    group: (group, plan, query) => {
      const key = `${group} ${GROUP_FACTS[group].map((fact) => query.student[fact]).join(' ')}`
      const table = groups(key, () => ({ results: [], worths: [] }))
      extendGroup(table, dictionary.all(group), group, plan, query)
      return table
    },
  }
}

/** The facts that a group's criterion and term look at. */
const GROUP_FACTS: Readonly<Record<GroupName, readonly (keyof StudentFacts)[]>> = {
  gpa: ['gpa'],
  english: ['englishProficiency', 'toeflScore', 'ieltsScore', 'duolingoScore'],
}

const GROUP_TERMS: Readonly<Record<GroupName, TermRule>> = {
  gpa: gpaTerm,
  english: englishTerm,
}

function extendGroup(
  table: GroupTable,
  values: readonly string[],
  group: GroupName,
  { cases }: CriterionPlan,
  query: MatchQuery,
): void {
  for (let number = table.results.length; number < values.length; number += 1) {
    const stated = JSON.parse(values[number] ?? 'null') as GroupValues | null
    const listing = sampleListing({}, stated === null ? {} : ofGroup(group, stated))
    const row = predicateRow(listing.criteria)
    table.results.push(cases.find(({ when }) => holds(when, row))?.result ?? null)
    table.worths.push(GROUP_TERMS[group](listing, query, '').tenths)
  }
}

/** The least recently used go. */
function createMemory<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > KEPT_TABLES) kept.delete(kept.keys().next().value ?? key)
    return value
  }
}

function extended(table: Int16Array, size: number): Int16Array {
  if (table.length >= size) return table
  const next = new Int16Array(Math.ceil(size * 1.25)).fill(-1)
  next.set(table)
  return next
}
