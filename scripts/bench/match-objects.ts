import { askedAwardsFrom, isEveryNextShared } from '@landfall/matching/asked-awards'
import {
  byRank,
  type CountedMinima,
  MAX_MATCHES,
  type MatchOutcome,
  missingFactsFrom,
  MAX_OPEN,
  type RankedMatch,
  whatIfFrom,
} from '@landfall/matching/match-listings'
import type { MatchQuery } from '@landfall/matching/match-query'
import { isRoundOver } from '@landfall/matching/match-rank'
import {
  judgeSet,
  type RequirementSet,
  type SetJudgement,
} from '@landfall/matching/requirements/requirement-set'
import { type PlainListing, prepare, type Prepared, type Verdict } from './match-plain.ts'
import { worth } from './match-worth.ts'

const CODES = [
  'citizenship',
  'degree-level',
  'field-of-study',
  'gpa',
  'english',
  'visa-type',
  'citizenship-status',
  'us-high-school',
  'us-residency',
  'financial-need',
  'requirements',
] as const

/**
 * The peer: one loop over plain objects, written by hand for speed. It follows the same rules as the criteria and the
 * score, in code of its own: the bench checks that its answer is the same.
 */
export function matchObjects(
  listings: readonly PlainListing[],
  query: MatchQuery,
  today: string,
): MatchOutcome {
  const me = prepare(query, today)
  const matches: RankedMatch[] = []
  const toAnswer: RankedMatch[] = []
  const toCheck: RankedMatch[] = []
  const asked = new Map<string, number>()
  const askedOwn: { setId: string; scholarshipId: string }[] = []
  const facts = new Map<string, number>()
  const fields = new Map<string, number>()
  const judgeAsked = createSetJudge(query, today)
  const missing = new Map<string, number>()
  const failing: Record<'gpa' | 'english', CountedMinima[]> = { gpa: [], english: [] }
  const results: Verdict[] = CODES.map(() => null)
  let openCount = 0
  let met = 0
  let stated = 0
  for (const listing of listings) {
    if (!listing.isOpen) continue
    openCount += 1
    judge(listing, me, results)
    const judged = judgeAsked(listing.set)
    results[10] = SET_RESULTS[judged.result]
    const [, , , gpa, english] = results
    if (gpa !== null || english !== null) {
      stated += 1
      if ((gpa ?? 'PASS') === 'PASS' && (english ?? 'PASS') === 'PASS') met += 1
    }
    let hasFailed = false
    let obstacles = 0
    let obstacle = 0
    let unanswered = 0
    for (let at = 0; at < results.length; at += 1) {
      const result = results[at]
      if (result === null || result === 'PASS') continue
      if (result === 'FAIL') hasFailed = true
      if (result === 'TELL') unanswered += 1
      obstacles += 1
      obstacle = at
    }
    if (obstacles === 1) {
      const code = CODES[obstacle] ?? ''
      if (results[obstacle] === 'TELL') count(missing, code)
      if (hasFailed && (code === 'gpa' || code === 'english')) {
        failing[code].push({ minima: listing.minima, count: 1 })
      }
    }
    if (hasFailed) continue
    const ranked = {
      scholarshipId: listing.scholarshipId,
      preTenths: worth(listing, me),
      isRoundOver: isRoundOver(listing, today),
    }
    if (obstacles === 0) matches.push(ranked)
    else if (unanswered > 0) toAnswer.push(ranked)
    else toCheck.push(ranked)
    if (unanswered !== 1 || results[10] !== 'TELL') continue
    const { scholarshipId, sharedId: setId, asksOwn } = listing
    count(asked, setId)
    if (asksOwn) askedOwn.push({ setId, scholarshipId })
    const [lacks, ...more] = judged.missing
    if (lacks === undefined || more.length > 0) continue
    if (lacks.kind === 'profile') count(fields, lacks.field)
    else if (!lacks.isDeclined) count(facts, lacks.key)
  }
  return {
    matches: matches.toSorted(byRank).slice(0, MAX_MATCHES),
    toAnswer: toAnswer.toSorted(byRank).slice(0, MAX_OPEN),
    toCheck: toCheck.toSorted(byRank).slice(0, MAX_OPEN),
    matchCount: matches.length,
    toAnswerCount: toAnswer.length,
    toCheckCount: toCheck.length,
    notEligibleCount: openCount - matches.length - toAnswer.length - toCheck.length,
    openCount,
    competitiveness: { met, stated },
    whatIf: whatIfFrom(failing, query.student),
    missingFacts: missingFactsFrom((code) => missing.get(code) ?? 0, fields),
    askedSets: asked,
    askedAwards: isEveryNextShared([...facts.values()])
      ? new Map()
      : askedAwardsFrom(askedOwn, query.student),
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const SET_RESULTS = {
  PASS: 'PASS',
  FAIL: 'FAIL',
  ANSWER: 'TELL',
  CHECK_WITH_PROVIDER: 'CHECK',
} as const

/** Judges each set once for a student. */
function createSetJudge({ student }: MatchQuery, today: string) {
  const known = new Map<string, SetJudgement>()
  return (set: RequirementSet): SetJudgement => {
    const judged = known.get(set.id) ?? judgeSet(set, student, today)
    known.set(set.id, judged)
    return judged
  }
}

function judge(listing: PlainListing, me: Prepared, into: Verdict[]): void {
  const { student } = me
  const level = student.intendedDegreeLevel
  const { degreeLevels, eligibleVisaTypes, eligibleCitizenshipStatus } = listing
  into[0] = citizenship(listing, student.country)
  into[1] =
    degreeLevels === null
      ? 'CHECK'
      : level === null
        ? 'TELL'
        : degreeLevels.includes(level)
          ? 'PASS'
          : 'FAIL'
  into[2] = field(listing, me)
  into[3] = gpa(listing, me)
  into[4] = english(listing, me)
  into[5] = null
  if (eligibleVisaTypes !== null) {
    if (me.visas.length === 0) into[5] = 'TELL'
    else if (me.visas.some((visa) => eligibleVisaTypes.includes(visa))) into[5] = 'PASS'
    else into[5] = me.hasVisa ? 'FAIL' : 'CHECK'
  }
  into[6] = null
  if (eligibleCitizenshipStatus !== null) {
    if (me.status === null) into[6] = 'TELL'
    else into[6] = eligibleCitizenshipStatus.includes(me.status) ? 'PASS' : 'CHECK'
  }
  into[7] =
    listing.requiresUsHighSchool === true ? answered(student.hasUsHighSchoolDiploma) : null
  into[8] = listing.requiresUsResidency === true ? me.residency : null
  into[9] =
    listing.requiresFinancialNeed === true ? answered(student.needsFinancialAid) : null
}

function answered(answer: boolean | null): Verdict {
  if (answer === null) return 'TELL'
  return answer ? 'PASS' : 'FAIL'
}

function citizenship({ citizenship: rule }: PlainListing, country: string | null): Verdict {
  if (rule.kind === 'all') return 'PASS'
  if (rule.kind === 'see-source' || rule.kind === 'not-stated') return 'CHECK'
  if (country === null) return 'TELL'
  const isNamed = rule.codes.includes(country)
  if (rule.kind === 'all-except') return isNamed ? 'FAIL' : 'PASS'
  if (isNamed) return 'PASS'
  return rule.hint === null ? 'FAIL' : 'CHECK'
}

function gpa({ gpa: minimum }: PlainListing, me: Prepared): Verdict {
  if (minimum === null) return null
  if (me.gpa === null) return 'TELL'
  if (me.gpa >= minimum) return 'PASS'
  return me.gpaReach >= minimum ? 'CHECK' : 'FAIL'
}

function field({ fields }: PlainListing, { own, wider, narrower }: Prepared): Verdict {
  if (fields.kind === 'all') return 'PASS'
  if (fields.kind === 'not-stated') return 'CHECK'
  if (own.size === 0) return 'TELL'
  if (fields.codes.some((code) => own.has(code) || wider.has(code))) return 'PASS'
  return fields.codes.some((code) => narrower.has(code)) ? 'TELL' : 'FAIL'
}

function english(
  { english: minima, acceptsEnglishWaivers }: PlainListing,
  me: Prepared,
): Verdict {
  let isAsked = false
  let isMissed = false
  for (let test = 0; test < minima.length; test += 1) {
    const minimum = minima[test] ?? null
    if (minimum === null) continue
    isAsked = true
    const score = me.scores[test] ?? null
    if (score === null) continue
    if (score >= minimum) return 'PASS'
    isMissed = true
  }
  if (!isAsked) return null
  if (me.isNative && acceptsEnglishWaivers !== false) return 'PASS'
  if (!isMissed) return 'TELL'
  return acceptsEnglishWaivers === true ? 'CHECK' : 'FAIL'
}
