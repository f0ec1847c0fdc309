import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { type AskedAwards, askedOf, type AskedSets } from './asked-awards.ts'
import { dayThere, type MatchInstant } from './day-there.ts'
import { CRITERIA } from './criteria/criteria.ts'
import type { CriterionCode, CriterionResult } from './criteria/eligibility.ts'
import { ENGLISH_TESTS, type EnglishTest, englishScore } from './criteria/english.ts'
import type { StudentFacts } from './criteria/student-facts.ts'
import type { MatchQuery } from './match-query.ts'
import { isRoundOver } from './match-rank.ts'
import { columnRequirements } from './requirements/column-requirements.ts'
import { type AwardJudgement, judgeAward } from './requirements/judge-award.ts'
import { soleMissing } from './requirements/judged.ts'
import {
  judgeSet,
  requirementSetOf,
  type SetJudgement,
} from './requirements/requirement-set.ts'
import { asksOwnFacts, sharedSetOf } from './requirements/shared-set.ts'
import { preScoreTenths } from './score/terms.ts'

/** `preTenths`: see `preScoreTenths`; awards whose round is over come after all others. */
export type RankedMatch = {
  scholarshipId: string
  preTenths: number
  isRoundOver: boolean
}

export const MAX_MATCHES = 50
/** How many awards with a question are kept, and how many to check with the provider. */
export const MAX_OPEN = 20
const STEPS_A_FIGURE = 3

export type WhatIfCode = 'gpa' | 'toefl' | 'ielts' | 'duolingo'

/**
 * What a better figure would open. An award counts when it is open and its only hard criterion that does not pass
 * is the GPA minimum (or the English minima), which it fails.
 * - `gpa`: the award counts at its minimum.
 * - English: reaching one minimum is enough, so the award counts at its minimum of each test that it names and for
 *   which the student has a score (or band); a test without a score is left out.
 * An award that states a minimum among its further requirements is not counted for it. `more` is cumulative: the
 * awards that open when this figure of this test is reached and all else stays; with the uncounted awards there can
 * be more. Only minima that occur are steps, the lowest three of each code, ordered by code (as the type lists
 * them), then by figure. `figure` has two decimals for GPA, one for IELTS, otherwise none.
 */
export type WhatIf = { code: WhatIfCode; figure: string; more: number }[]

/**
 * A fact that the profile lacks, with the number of open awards for which exactly one hard criterion does not pass
 * and answers TELL_US_MORE. `profileField` is the criterion's own, whatever test or detail the single award asks
 * for. For `requirements` (everything asked beyond the columns, taken as one criterion) a field counts when it is
 * all that the awards of `askedSets` lack. Ordered by most awards, then by the order of CRITERIA, then by field.
 */
export type MissingFacts = { code: CriterionCode; profileField: string; count: number }[]

export type MatchOutcome = {
  /** Verdict ELIGIBLE; the best MAX_MATCHES of `matchCount`. */
  matches: RankedMatch[]
  /** Verdict ANSWER_QUESTIONS, never counted as matches; the best MAX_OPEN of `toAnswerCount`. */
  toAnswer: RankedMatch[]
  /** Verdict CHECK_WITH_PROVIDER, never counted as matches; the best MAX_OPEN of `toCheckCount`. */
  toCheck: RankedMatch[]
  matchCount: number
  toAnswerCount: number
  toCheckCount: number
  notEligibleCount: number
  /** The four counts together: every open listing. */
  openCount: number
  /**
   * `stated`: open awards that state a GPA minimum or an English one; `met`: those among them whose GPA and English
   * criteria pass where they are asked. What the profile does not say is not met.
   */
  competitiveness: { met: number; stated: number }
  whatIf: WhatIf
  missingFacts: MissingFacts
  askedSets: AskedSets
  askedAwards: AskedAwards
}

type Judged = {
  listing: ListingCriteria
  judgement: AwardJudgement
  /** What is asked beyond the columns, as one criterion. */
  set: SetJudgement & { id: string; asksOwnFacts: boolean }
}

/**
 * Judges every open listing for one student, one by one: slow and plainly right, the reference for the columnar
 * index. Each scholarship may occur once; the order of the listings does not matter. Ranked by `byRank`. `today` is
 * YYYY-MM-DD.
 * @param at the instant that deadlines are compared with, each in its own time zone
 */
export function matchListings(
  listings: Iterable<ListingCriteria>,
  query: MatchQuery,
  today: string,
  at: MatchInstant = null,
): MatchOutcome {
  const judged = [...listings]
    .filter(({ isOpen }) => isOpen)
    .map((listing) => judge(listing, query, today))
  const having = (verdict: AwardJudgement['verdict']) =>
    judged.filter(({ judgement }) => judgement.verdict === verdict)
  const ranked = (some: readonly Judged[], kept: number) =>
    some
      .map(({ listing }) => {
        const day = dayThere(listing, today, at)
        return {
          scholarshipId: listing.scholarshipId,
          preTenths: preScoreTenths(listing, query, day),
          isRoundOver: isRoundOver(listing, day),
        }
      })
      .toSorted(byRank)
      .slice(0, kept)
  const eligible = having('ELIGIBLE')
  const answer = having('ANSWER_QUESTIONS')
  const check = having('CHECK_WITH_PROVIDER')
  return {
    matches: ranked(eligible, MAX_MATCHES),
    toAnswer: ranked(answer, MAX_OPEN),
    toCheck: ranked(check, MAX_OPEN),
    matchCount: eligible.length,
    toAnswerCount: answer.length,
    toCheckCount: check.length,
    notEligibleCount: having('NOT_ELIGIBLE').length,
    openCount: judged.length,
    competitiveness: competitivenessOf(judged),
    whatIf: whatIfOf(judged, query.student),
    missingFacts: missingFactsOf(judged),
    ...askedOf(
      judged
        .filter(isAsked)
        .map(({ listing, set }) => ({ ...set, scholarshipId: listing.scholarshipId })),
      query.student,
    ),
  }
}

function judge(listing: ListingCriteria, { student }: MatchQuery, today: string): Judged {
  const { scholarshipId: id, criteria, requirements } = listing
  const asked = [...columnRequirements(criteria), ...requirements]
  const shared = sharedSetOf(asked)
  return {
    listing,
    judgement: judgeAward({ id, criteria, requirements }, student, today),
    set: {
      id: shared.id,
      asksOwnFacts: asksOwnFacts(shared),
      ...judgeSet(requirementSetOf(id, asked), student, today),
    },
  }
}

/**
 * Awards whose round is over come last, then the higher pre-score comes first; between equals the lower id does.
 */
export function byRank(a: RankedMatch, b: RankedMatch): number {
  if (a.isRoundOver !== b.isRoundOver) return a.isRoundOver ? 1 : -1
  if (a.preTenths !== b.preTenths) return b.preTenths - a.preTenths
  return a.scholarshipId < b.scholarshipId ? -1 : 1
}

function competitivenessOf(judged: readonly Judged[]): { met: number; stated: number } {
  const minima = judged
    .map(({ judgement }) =>
      judgement.criteria.filter(({ code }) => code === 'gpa' || code === 'english'),
    )
    .filter((asked) => asked.length > 0)
  const met = minima.filter((asked) => asked.every(({ result }) => result === 'PASS'))
  return { met: met.length, stated: minima.length }
}

/** The only hard criterion that does not pass; null when there is none, or more than one. */
function onlyObstacle({
  judgement,
  set,
}: Judged): { code: CriterionCode; result: CriterionResult } | null {
  const [first, ...rest] = judgement.criteria.filter(
    ({ isHard, result }) => isHard && result !== 'PASS',
  )
  return first === undefined || rest.length > 0 || set.result !== 'PASS' ? null : first
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

/** How many awards ask for these minima. */
export type CountedMinima = {
  minima: Pick<
    ListingCriteria['criteria'],
    'gpaRequirement' | 'minToeflScore' | 'minIeltsScore' | 'minDuolingoScore'
  >
  count: number
}

/** Counts the awards whose only obstacle is the GPA, or English. */
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
/** How many awards ask for this minimum. */
export type CountedFigure = { minimum: number; count: number }

/** `asked`: the minima of a column, among the awards that this column alone (or English alone) shuts out. */
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
  const fields = new Map<string, number>()
  for (const { set } of judged.filter(isAsked)) {
    const sole = soleMissing(set)
    if (sole?.kind === 'profile') fields.set(sole.field, (fields.get(sole.field) ?? 0) + 1)
  }
  return missingFactsFrom(
    (code) => obstacles.filter((obstacle) => obstacle?.code === code).length,
    fields,
  )
}

/** Whether only a requirement beyond the columns waits for the student. */
function isAsked({ judgement, set }: Judged): boolean {
  const isDecided = judgement.criteria.every(
    ({ isHard, result }) => !isHard || (result !== 'FAIL' && result !== 'TELL_US_MORE'),
  )
  return set.result === 'ANSWER' && isDecided
}

/**
 * @param countOf how many awards lack only this criterion's fact
 * @param fields for requirements beyond the columns, the same by field of the profile
 */
export function missingFactsFrom(
  countOf: (code: CriterionCode) => number,
  fields: ReadonlyMap<string, number>,
): MissingFacts {
  const missing: MissingFacts = []
  for (const { code, profileField } of CRITERIA) {
    const count = countOf(code)
    if (count > 0 && profileField !== null) missing.push({ code, profileField, count })
  }
  const ofRequirements = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [profileField, count] of ofRequirements) {
    missing.push({ code: 'requirements', profileField, count })
  }
  return missing.toSorted((a, b) => b.count - a.count)
}
