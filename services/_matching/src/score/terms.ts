import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchQuery } from '../match-query.ts'
import { englishTerm } from './english-term.ts'
import { countryTerm, fieldTerm, gpaTerm, levelTerm } from './requirement-terms.ts'
import { stated, type TermFinding, type TermRule, unstated } from './term-finding.ts'
import { amountTerm, needTerm, placeTerm, timeTerm } from './wish-terms.ts'

export type TermCode =
  | 'field'
  | 'level'
  | 'country'
  | 'gpa'
  | 'english'
  | 'need'
  | 'amount'
  | 'goals'
  | 'time'
  | 'place'

/** A term whose worth follows from the listing, the query and the day alone. */
export type RuleTermCode = Exclude<TermCode, 'goals'>

/** The parts of the score, in the order in which they are shown. `possible` adds up to 100 points. */
export const MATCH_TERMS: readonly { code: TermCode; label: string; possible: number }[] = [
  { code: 'field', label: 'Field of study', possible: 18 },
  { code: 'level', label: 'Degree level', possible: 6 },
  { code: 'country', label: 'Citizenship', possible: 8 },
  { code: 'gpa', label: 'GPA', possible: 12 },
  { code: 'english', label: 'English', possible: 12 },
  { code: 'need', label: 'Financial need', possible: 8 },
  { code: 'amount', label: 'Amount', possible: 12 },
  { code: 'goals', label: 'Your goals', possible: 12 },
  { code: 'time', label: 'Time left', possible: 8 },
  { code: 'place', label: 'Place', possible: 4 },
]

/** What goals count, in tenths, until they are compared with the listing. */
export const NEUTRAL_GOALS_TENTHS = 60

/** One part of a score; shaped as the schema's MatchTerm but for the tenths. */
export type ScoredTerm = {
  code: TermCode
  label: string
  /** Tenths of a point, 0 to 10 × `possible`; whole, so that sums are exact; 0 where nothing is stated. */
  earnedTenths: number
  possible: number
  /** False when the listing or the profile does not say: the term is then left out of the score. */
  isStated: boolean
  explanation: string
}

/** The worth of each term but goals, in tenths of a point: numbers without words. */
export function termTenths(
  listing: ListingCriteria,
  query: MatchQuery,
  today: string,
): Record<RuleTermCode, number> {
  return {
    field: fieldTerm(listing, query, today).tenths,
    level: levelTerm(listing, query, today).tenths,
    country: countryTerm(listing, query, today).tenths,
    gpa: gpaTerm(listing, query, today).tenths,
    english: englishTerm(listing, query, today).tenths,
    need: needTerm(listing, query, today).tenths,
    amount: amountTerm(listing, query, today).tenths,
    time: timeTerm(listing, query, today).tenths,
    place: placeTerm(listing, query, today).tenths,
  }
}

/**
 * The sum by which matches are chosen before goals are compared. Whatever is not stated, and the goals, count half:
 * an award ranks higher the further its stated terms lie above half.
 */
export function preScoreTenths(
  listing: ListingCriteria,
  query: MatchQuery,
  today: string,
): number {
  return Object.values(termTenths(listing, query, today)).reduce(
    (sum, tenths) => sum + tenths,
    NEUTRAL_GOALS_TENTHS,
  )
}

const RULES: Readonly<Record<RuleTermCode, TermRule>> = {
  field: fieldTerm,
  level: levelTerm,
  country: countryTerm,
  gpa: gpaTerm,
  english: englishTerm,
  need: needTerm,
  amount: amountTerm,
  time: timeTerm,
  place: placeTerm,
}

/**
 * Each term with its words, in the order of MATCH_TERMS. `today` is YYYY-MM-DD; `goalsTenths` (0 to
 * 120) is null when there is nothing to compare the goals with.
 */
export function scoreTerms(
  listing: ListingCriteria,
  query: MatchQuery,
  { today, goalsTenths }: { today: string; goalsTenths: number | null },
): ScoredTerm[] {
  return MATCH_TERMS.map(({ code, label, possible }) => {
    const { tenths, isStated, explain } =
      code === 'goals' ? goalsTerm(goalsTenths) : RULES[code](listing, query, today)
    const explanation = explain()
    const earnedTenths = isStated ? tenths : 0
    return { code, label, earnedTenths, possible, isStated, explanation }
  })
}

/** How well an award fits, by what is stated; whatever is not stated counts neither for nor against. */
export type AwardScore = {
  /** The share of the stated points that is earned, in tenths of a percent, rounded down: 0 to 1000. */
  shareTenths: number
  /** The share, 0 to 100; null when less than half of all points is stated. */
  score: number | null
  /** What the score is based on, or why there is none. */
  base: string
}

const ALL_POINTS = 100

/** @param terms all of them, see `scoreTerms` */
export function scoreOf(terms: readonly ScoredTerm[]): AwardScore {
  const stated = terms.filter(({ isStated }) => isStated)
  const points = stated.reduce((sum, { possible }) => sum + possible, 0)
  const earned = stated.reduce((sum, { earnedTenths }) => sum + earnedTenths, 0)
  const shareTenths = points === 0 ? 0 : Math.floor((earned * 100) / points)
  return points * 2 < ALL_POINTS
    ? { shareTenths, score: null, base: 'Too little is stated to score it' }
    : {
        shareTenths,
        score: Math.round(shareTenths / 10),
        base: `on ${stated.length} of ${terms.length} points of comparison`,
      }
}

function goalsTerm(tenths: number | null): TermFinding {
  if (tenths === null) {
    return unstated(
      NEUTRAL_GOALS_TENTHS,
      () => 'Your goals and the description have too few words to compare.',
    )
  }
  const percent = Math.round((tenths * 100) / 120)
  return stated(
    tenths,
    () => `Your goals and the description, compared by meaning: ${percent} of 100.`,
  )
}
