import type { Predicate } from '../criteria/predicate.ts'
import type { MatchQuery } from '../match-query.ts'
import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { amountTerm, placeTerm, timeTerm } from '../score/wish-terms.ts'
import {
  type BitsetName,
  GROUP_NAMES,
  type GroupName,
  STATES_AWARD,
  STATES_DUE,
  STATES_GROUP,
} from './columns.ts'
import { sampleListing } from './sample-listing.ts'
import { apart, type SetTerm, type SetTerms } from './set-terms.ts'

/** So many tenths are one unit of a bound. */
export const UNIT = 10

/** Rows of the set may be worth so many units more. */
export type Bonus = { units: number } & ({ when: Predicate } | { mark: BitsetName })

/** What the kernels add up. */
export type Scoring = {
  base: number
  /** Field, level, country, need: what each case adds to `base`. */
  deltas: number[]
  /** The most that the cases of one row add. */
  mostOfCases: number
  /** No row scores more than this and its bonuses together. */
  boundBase: number
  bonuses: Bonus[]
}

/** `groups`: the most that stated minima of each are worth, and what none are. */
export function scoringOf(
  query: MatchQuery,
  today: string,
  { field, level, country, need }: SetTerms,
  groups: Readonly<Record<GroupName, { most: number; none: number }>>,
): Scoring {
  const sets = [field, level, country, need]
  const hasPlaces = query.preferredStates.length > 0
  const place = placeTerm(sampleListing({}), query, today).tenths
  const fixed = NEUTRAL_GOALS_TENTHS + (hasPlaces ? 0 : place)
  const nothing = sampleListing({})
  const bounds = [
    ...sets.map(boundOfSets),
    ...GROUP_NAMES.map((group) =>
      boundOfMark(STATES_GROUP[group], groups[group].most, groups[group].none),
    ),
    boundOfMark(STATES_AWARD, possible('amount'), amountTerm(nothing, query, today).tenths),
    boundOfMark(STATES_DUE, possible('time'), timeTerm(nothing, query, today).tenths),
  ]
  return {
    base: fixed + sum(sets.map(({ rest }) => rest)),
    deltas: sets.flatMap(({ cases, rest }) => cases.map(({ tenths }) => tenths - rest)),
    mostOfCases: sum(sets.map((term) => Math.max(...worthsOf(term)) - term.rest)),
    boundBase:
      fixed + (hasPlaces ? possible('place') : 0) + sum(bounds.map(({ least }) => least)),
    bonuses: bounds.flatMap(({ bonuses }) => bonuses),
  }
}

type Bound = { least: number; bonuses: Bonus[] }

function boundOfSets(term: SetTerm): Bound {
  const worths = worthsOf(term)
  const least = Math.min(...worths)
  const bonuses = apart(term).map((when, at) => ({
    when,
    units: unitsFor((worths[at] ?? 0) - least),
  }))
  return { least, bonuses: bonuses.filter(({ units }) => units > 0) }
}

function boundOfMark(mark: BitsetName, stated: number, none: number): Bound {
  if (stated <= none) return { least: none, bonuses: [] }
  return { least: none, bonuses: [{ mark, units: unitsFor(stated - none) }] }
}

/** Rounded up, for a bound must not be too low. */
function unitsFor(tenths: number): number {
  return Math.ceil(tenths / UNIT)
}

function worthsOf({ cases, rest }: SetTerm): number[] {
  return [...cases.map(({ tenths }) => tenths), rest]
}

function possible(code: TermCode): number {
  return (MATCH_TERMS.find((term) => term.code === code)?.possible ?? 0) * 10
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
