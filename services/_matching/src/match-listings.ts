import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { CRITERIA } from './criteria/criteria.ts'
import type {
  CriterionCode,
  CriterionExplanation,
  Eligibility,
} from './criteria/eligibility.ts'
import { ENGLISH_TESTS, type EnglishTest, englishScore } from './criteria/english.ts'
import { explainEligibility } from './criteria/explain.ts'
import type { StudentFacts } from './criteria/student-facts.ts'
import type { MatchQuery } from './match-query.ts'
import { preScoreTenths } from './score/terms.ts'

/** `preTenths` is the sum of all terms with goals at their neutral worth. */
export type RankedMatch = { scholarshipId: string; preTenths: number }

export const MATCHES_KEPT = 50
export const CHECK_FIRST_KEPT = 20
const STEPS_A_FIGURE = 3

export type WhatIfCode = 'gpa' | 'toefl' | 'ielts' | 'duolingo'

/**
 * What a better figure would open. An award counts when it is open, its only hard criterion that
 * does not pass is the GPA minimum (or the English minima), and that one fails.
 * - `gpa`: the award counts at its minimum.
 * - English: reaching one minimum is enough, so that the award counts at its minimum of each test that
 *   it names and that the student has a score (or band) of; of a test without a score nothing is said.
 * `more` is cumulative: the awards that open when this figure of this test is reached and all else
 * stays. Only minima that occur are steps, the lowest three of each code; ordered by code (as the
 * type lists them), then by figure. `figure` has two decimals for GPA, one for IELTS, else none.
 */
export type WhatIf = { code: WhatIfCode; figure: string; more: number }[]

/**
 * A fact that the profile lacks. Counted are the open awards with exactly one hard criterion that
 * does not pass, which answers TELL_US_MORE. `profileField` is the criterion's own, whatever test or
 * detail the single award asks for. Most awards first, then the order of CRITERIA.
 */
export type MissingFacts = { code: CriterionCode; profileField: string; count: number }[]

export type MatchOutcome = {
  /** Verdict ELIGIBLE; the best MATCHES_KEPT of `matchCount`. */
  matches: RankedMatch[]
  /** Verdict CHECK, never counted as matches; the best CHECK_FIRST_KEPT of `checkCount`. */
  checkFirst: RankedMatch[]
  matchCount: number
  checkCount: number
  notEligibleCount: number
  /** The three counts together: every open listing. */
  openCount: number
  /**
   * `stated`: open awards that state a GPA minimum or an English one; `met`: those of them whose
   * criteria GPA and English pass where they are asked. What the profile does not say is not met.
   */
  competitiveness: { met: number; stated: number }
  whatIf: WhatIf
  missingFacts: MissingFacts
}

type Judged = { listing: ListingCriteria; eligibility: Eligibility }

/**
 * Holds every open listing against one student, one by one: slow and plainly right, the reference for
 * the columnar index. Each scholarship may occur once; the order of the listings does not matter.
 * Ranked by the pre-score, higher first, then by scholarshipId, ascending. `today` is YYYY-MM-DD.
 */
export function matchListings(
  listings: Iterable<ListingCriteria>,
  query: MatchQuery,
  today: string,
): MatchOutcome {
  const judged = [...listings]
    .filter(({ isOpen }) => isOpen)
    .map((listing) => ({
      listing,
      eligibility: explainEligibility(listing.criteria, query.student),
    }))
  const having = (verdict: Eligibility['verdict']) =>
    judged.filter(({ eligibility }) => eligibility.verdict === verdict)
  const ranked = (some: readonly Judged[], kept: number) =>
    some
      .map(({ listing }) => ({
        scholarshipId: listing.scholarshipId,
        preTenths: preScoreTenths(listing, query, today),
      }))
      .toSorted(byRank)
      .slice(0, kept)
  const [eligible, check] = [having('ELIGIBLE'), having('CHECK')]
  return {
    matches: ranked(eligible, MATCHES_KEPT),
    checkFirst: ranked(check, CHECK_FIRST_KEPT),
    matchCount: eligible.length,
    checkCount: check.length,
    notEligibleCount: having('NOT_ELIGIBLE').length,
    openCount: judged.length,
    competitiveness: competitivenessOf(judged),
    whatIf: whatIfOf(judged, query.student),
    missingFacts: missingFactsOf(judged),
  }
}

/** Higher first; between equals the id decides, ascending. */
export function byRank(a: RankedMatch, b: RankedMatch): number {
  if (a.preTenths !== b.preTenths) return b.preTenths - a.preTenths
  return a.scholarshipId < b.scholarshipId ? -1 : 1
}

function competitivenessOf(judged: readonly Judged[]): { met: number; stated: number } {
  const minima = judged
    .map(({ eligibility }) =>
      eligibility.criteria.filter(({ code }) => code === 'gpa' || code === 'english'),
    )
    .filter((asked) => asked.length > 0)
  const met = minima.filter((asked) => asked.every(({ result }) => result === 'PASS'))
  return { met: met.length, stated: minima.length }
}

/** The only hard criterion that does not pass; null when there is none or more than one. */
function onlyObstacle({ eligibility }: Judged): CriterionExplanation | null {
  const [first, ...rest] = eligibility.criteria.filter(
    ({ isHard, result }) => isHard && result !== 'PASS',
  )
  return first === undefined || rest.length > 0 ? null : first
}

function whatIfOf(judged: readonly Judged[], student: StudentFacts): WhatIf {
  const failing = (code: CriterionCode) =>
    judged
      .filter((one) => {
        const obstacle = onlyObstacle(one)
        return obstacle?.code === code && obstacle.result === 'FAIL'
      })
      .map(({ listing }) => ({ minima: listing.criteria, count: 1 }))
  return whatIfFrom({ gpa: failing('gpa'), english: failing('english') }, student)
}

/** So many awards ask for these minima. */
export type CountedMinima = {
  minima: Pick<
    ListingCriteria['criteria'],
    'gpaRequirement' | 'minToeflScore' | 'minIeltsScore' | 'minDuolingoScore'
  >
  count: number
}

/** Of the awards whose only obstacle is the GPA, or English. */
export function whatIfFrom(
  { gpa, english }: Record<'gpa' | 'english', readonly CountedMinima[]>,
  student: StudentFacts,
): WhatIf {
  const asked = (counted: readonly CountedMinima[], column: MinimumColumn) =>
    counted.flatMap(({ minima, count }) => {
      const minimum = minima[column]
      return minimum === null ? [] : { minimum: Number(minimum), count }
    })
  return whatIfOfFigures(
    (column) => asked(column === 'gpaRequirement' ? gpa : english, column),
    student,
  )
}

export type MinimumColumn = 'gpaRequirement' | EnglishTest['column']
/** So many awards ask for the minimum. */
export type CountedFigure = { minimum: number; count: number }

/** `asked`: the minima of a column that the awards name which it alone (or English) shuts out. */
export function whatIfOfFigures(
  asked: (column: MinimumColumn) => readonly CountedFigure[],
  student: StudentFacts,
): WhatIf {
  const steps = stepsOf('gpa', 2, asked('gpaRequirement'))
  for (const test of ENGLISH_TESTS) {
    if (englishScore(student, test) === null) continue
    const { name, column } = test
    steps.push(...stepsOf(WHAT_IF_CODES[name], name === 'IELTS' ? 1 : 0, asked(column)))
  }
  return steps
}

const WHAT_IF_CODES = { TOEFL: 'toefl', IELTS: 'ielts', Duolingo: 'duolingo' } as const

function stepsOf(
  code: WhatIfCode,
  places: number,
  asked: readonly CountedFigure[],
): WhatIf {
  const rising = asked.toSorted((a, b) => a.minimum - b.minimum)
  const steps: WhatIf = []
  let more = 0
  for (const [at, { minimum, count }] of rising.entries()) {
    more += count
    if (rising[at + 1]?.minimum === minimum) continue
    steps.push({ code, figure: minimum.toFixed(places), more })
    if (steps.length === STEPS_A_FIGURE) break
  }
  return steps
}

function missingFactsOf(judged: readonly Judged[]): MissingFacts {
  const obstacles = judged
    .map(onlyObstacle)
    .filter((obstacle) => obstacle?.result === 'TELL_US_MORE')
  return missingFactsFrom(
    (code) => obstacles.filter((obstacle) => obstacle?.code === code).length,
  )
}

/** `countOf`: the awards for which only this criterion's fact is missing. */
export function missingFactsFrom(countOf: (code: CriterionCode) => number): MissingFacts {
  const missing: MissingFacts = []
  for (const { code, profileField } of CRITERIA) {
    const count = countOf(code)
    if (count > 0 && profileField !== null) missing.push({ code, profileField, count })
  }
  return missing.toSorted((a, b) => b.count - a.count)
}
