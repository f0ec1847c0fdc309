import type { Predicate } from '../criteria/predicate.ts'
import type { MatchQuery } from '../match-query.ts'
import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
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

/** Rows of the set are worth so much more, or at most so much when it is a mark. */
export type Bonus = { tenths: number } & ({ when: Predicate } | { mark: BitsetName })

/** What the kernels add up. */
export type Scoring = {
  /** Of every row; the bonuses of sets, and what is looked up row by row, come on top. */
  base: number
  /** Those of sets first, exact; then those that only bound what is looked up. */
  bonuses: Bonus[]
  setBonuses: number
  /** No row scores more than this and its bonuses together. */
  boundBase: number
}

/** `groups`: the most that stated minima of each are worth, and what none are. */
export function scoringOf(
  query: MatchQuery,
  today: string,
  terms: SetTerms,
  groups: Readonly<Record<GroupName, { most: number; none: number }>>,
): Scoring {
  const sets = [terms.field, terms.level, terms.country, terms.need]
  const nothing = sampleListing({})
  const setBonuses = sets.flatMap(bonusesOf)
  const marks = [
    ...GROUP_NAMES.map((group) => {
      const { most, none } = groups[group]
      // Not `most` itself, for each sum of bonuses has a kernel of its own.
      return { mark: STATES_GROUP[group], most: most > none ? possible(group) : none, none }
    }),
    {
      mark: STATES_AWARD,
      most: possible('amount'),
      none: amountTerm(nothing, query, today).tenths,
    },
    {
      mark: STATES_DUE,
      most: possible('time'),
      none: timeTerm(nothing, query, today).tenths,
    },
  ]
  const markBonuses = marks.map(({ mark, most, none }) => ({ mark, tenths: most - none }))
  const base = NEUTRAL_GOALS_TENTHS + sum(sets.map(leastOf))
  return {
    base,
    bonuses: [...setBonuses, ...markBonuses.filter(({ tenths }) => tenths > 0)],
    setBonuses: setBonuses.length,
    boundBase: base + sum(marks.map(({ none }) => none)) + possible('place'),
  }
}

function bonusesOf(term: SetTerm): Bonus[] {
  const worths = worthsOf(term)
  const least = leastOf(term)
  return apart(term)
    .map((when, at) => ({ when, tenths: (worths[at] ?? 0) - least }))
    .filter(({ tenths }) => tenths > 0)
}

function leastOf(term: SetTerm): number {
  return Math.min(...worthsOf(term))
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
