import { AWAITED_LABELS, type Awaited } from '@landfall/matching/requirements/awaited'
import { z } from 'zod'
import type { MatchResult } from './match-result.ts'

const noteLists = z.array(z.string())
/** The part of an award that is shown; criteria and terms have kept their shape. */
const olderAward = z.looseObject({
  scholarshipId: z.string(),
  terms: z.array(z.looseObject({ isStated: z.boolean(), earnedTenths: z.number() })),
  criteria: z.array(z.looseObject({ label: z.string(), result: z.string() })),
  reasons: noteLists,
  applicationTips: noteLists,
  improvementAreas: noteLists,
})

const documentSchema = z.looseObject({
  _id: z.string(),
  runId: z.string(),
  studentId: z.string(),
  summary: z.looseObject({}),
  matches: z.array(olderAward),
  changes: z.looseObject({}).nullable(),
})
/** The layout before open questions were separated and answers counted. */
const ofTwoLists = documentSchema.extend({ checkFirst: z.array(olderAward) })
/** The layout before results were sealed and said which matches reveal something about the student. */
const ofThreeLists = documentSchema.extend({
  toAnswer: z.array(olderAward),
  toCheck: z.array(olderAward),
})

/** Reads results that were stored unsealed under earlier rules; null for any other layout. */
export function resultOfOlder(document: unknown): MatchResult | null {
  const three = ofThreeLists.safeParse(document)
  if (three.success) {
    const { _id: id, matches, ...same } = three.data
    const hidden = matches.map((award) => ({
      ...withAwaitedOfOlder(award),
      isPrivate: true,
    }))
    return { ...same, id, matches: hidden } as unknown as MatchResult
  }
  const two = ofTwoLists.safeParse(document)
  if (!two.success) return null
  const { _id: id, matches, checkFirst, ...same } = two.data
  return {
    ...same,
    id,
    matches: matches.map((award) => withAwaitedOfOlder(awardOfOlder(award, ELIGIBLE))),
    toAnswer: [],
    toCheck: checkFirst.map((award) => awardOfOlder(award, CHECK)),
  } as unknown as MatchResult
}

/** The parts of a match that was stored before results said what is awaited. */
const untimedMatch = z.object({
  isRoundOver: z.boolean().catch(false),
  criteria: z.array(z.object({ code: z.string() })).catch([]),
  steps: z.array(z.object({ label: z.string() })).catch([]),
})

/** Adds what is awaited to such a match; a match that has it already stays as it is. */
export function withAwaitedOfOlder<Match extends object>(match: Match): Match {
  if ('awaits' in match) return match
  const awaits = awaitedOfOlder(untimedMatch.parse(match))
  return awaits === null
    ? { ...match, awaits }
    : { ...match, awaits, label: AWAITED_LABELS[awaits] }
}

function awaitedOfOlder(match: z.output<typeof untimedMatch>): Awaited | null {
  const { isRoundOver, criteria, steps } = match
  if (isRoundOver) return 'NEXT_ROUND'
  // Steps were stored without their kind, but every nomination step has this label.
  const isNominated =
    criteria.some(({ code }) => code === 'nomination') ||
    steps.some(({ label }) => label === 'nomination')
  return isNominated ? 'NOMINATION' : null
}

type Verdict = { verdict: string; label: string }

const ELIGIBLE = { verdict: 'ELIGIBLE', label: 'Eligible' }
const CHECK = { verdict: 'CHECK_WITH_PROVIDER', label: 'Check with the provider' }

/** The award's old points counted unstated terms, so they cannot be compared with any score of today. */
function awardOfOlder(award: z.output<typeof olderAward>, verdict: Verdict) {
  const { terms, criteria } = award
  return {
    ...award,
    ...verdict,
    score: null,
    scoreBase: 'made by older rules; match again for a score',
    isRoundOver: false,
    isPrivate: false,
    questions: [],
    withProvider: criteria.flatMap(({ label, result }) => (result === 'PASS' ? [] : label)),
    steps: [],
    terms: terms.map((term) => (term.isStated ? term : { ...term, earnedTenths: 0 })),
  }
}
