import { z } from 'zod'
import type { Row } from '../route.ts'
import { isRow, rowOf, rowsOf, snakeWord } from '../values.ts'

/** How many matches an answer has by default; a result holds at most 50. */
export const MATCHES_SHOWN = 10

export const MATCH_FIELDS = `fragment MatchFields on ScholarshipMatch {
  scholarship { id } title provider verdict label awaits score scoreBase isRoundOver
  reasons applicationTips improvementAreas withProvider
  questions { key fact question isDeclined profileField } steps { key label text }
  terms { code label earned possible isStated explanation }
  criteria { code label isHard result asked yours explanation profileField }
}
fragment MatchResultFields on MatchResult {
  overallScore matchCount toAnswerCount toCheckCount notEligibleCount totalScholarships datesAhead
  matches(first: $limit) { ...MatchFields }
  toAnswer(first: $limit) { ...MatchFields } toCheck(first: $limit) { ...MatchFields }
  nextQuestions { key fact question yes { opens closes } no { opens closes } }
  competitiveness { percent met stated }
  strengths { text } improvementAreas { text } recommendations { text }
  madeBy catalogueAsOf computeMilliseconds
}`

export const PROFILE_FIELDS = `academicField degreeLevel gpa gradeScale gradeOriginal country
  countryName englishProficiency financialNeed careerGoals extracurriculars preferredStates minAmount`

/** A result as older clients read it, with what the graph says beyond that. */
export function presentResult(result: Row): Row {
  const { percent = null, met, stated } = rowOf(result['competitiveness'])
  return {
    overallScore: result['overallScore'] ?? null,
    matches: rowsOf(result['matches']).map(presentMatch),
    matchCount: result['matchCount'],
    toAnswer: rowsOf(result['toAnswer']).map(presentMatch),
    toAnswerCount: result['toAnswerCount'],
    toCheck: rowsOf(result['toCheck']).map(presentMatch),
    toCheckCount: result['toCheckCount'],
    notEligibleCount: result['notEligibleCount'],
    totalScholarships: result['totalScholarships'],
    datesAhead: result['datesAhead'],
    nextQuestions: result['nextQuestions'],
    overallProfile: {
      competitiveScore: percent,
      competitiveness: { met, stated },
      strengths: textsOf(result['strengths']),
      improvementAreas: textsOf(result['improvementAreas']),
      recommendations: textsOf(result['recommendations']),
    },
    madeBy: result['madeBy'],
    catalogueAsOf: result['catalogueAsOf'] ?? null,
    computeMilliseconds: result['computeMilliseconds'],
  }
}

function presentMatch(match: Row): Row {
  return {
    scholarshipId: rowOf(match['scholarship'])['id'],
    scholarshipTitle: match['title'],
    provider: match['provider'],
    verdict: snakeWord(match['verdict']),
    verdictLabel: match['label'],
    awaits: snakeWord(match['awaits']),
    matchScore: match['score'] ?? null,
    scoreBase: match['scoreBase'],
    isRoundOver: match['isRoundOver'],
    questions: match['questions'],
    withProvider: match['withProvider'],
    steps: match['steps'],
    reasons: match['reasons'],
    applicationTips: match['applicationTips'],
    improvementAreas: match['improvementAreas'],
    terms: match['terms'],
    criteria: rowsOf(match['criteria']).map((criterion) => ({
      ...criterion,
      result: snakeWord(criterion['result']),
    })),
  }
}

function textsOf(notes: unknown): unknown[] {
  return rowsOf(notes).map(({ text }) => text)
}

/** The values that the run was started with; the country by name, as in the form. */
export function presentProfile(profile: unknown): Row {
  const { country: _code, countryName, ...same } = rowOf(profile)
  return { ...same, country: countryName }
}

/** One run of a list, without its matches. */
export function presentRun(run: Row): Row {
  const result = isRow(run['result']) ? run['result'] : null
  const of = (name: string) => result?.[name] ?? null
  return {
    runId: run['id'],
    status: snakeWord(run['status']),
    createdAt: run['createdAt'],
    finishedAt: run['finishedAt'] ?? null,
    failure: run['failure'] ?? null,
    profile: presentProfile(run['profile']),
    shareToken: run['shareToken'] ?? null,
    overallScore: of('overallScore'),
    matchCount: of('matchCount'),
    toAnswerCount: of('toAnswerCount'),
    toCheckCount: of('toCheckCount'),
    totalScholarships: of('totalScholarships'),
    competitiveScore: rowOf(of('competitiveness'))['percent'] ?? null,
  }
}

const optionalText = z.string().nullable()
const optionalInt = z.int().nullable()
const texts = z.array(z.string())

const matchShape = z.strictObject({
  scholarshipId: z.string(),
  scholarshipTitle: z.string(),
  provider: z.string(),
  verdict: z.string(),
  verdictLabel: z.string(),
  /** What has to happen before an application; null if nothing. */
  awaits: z.enum(['next_round', 'nomination']).nullable(),
  /** Null if too little is stated to score it. */
  matchScore: optionalInt,
  scoreBase: z.string(),
  isRoundOver: z.boolean(),
  questions: z.array(
    z.strictObject({
      key: optionalText,
      fact: optionalText,
      question: optionalText,
      isDeclined: z.boolean(),
      profileField: optionalText,
    }),
  ),
  withProvider: texts,
  steps: z.array(z.strictObject({ key: z.string(), label: z.string(), text: z.string() })),
  reasons: texts,
  applicationTips: texts,
  improvementAreas: texts,
  terms: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      earned: z.string(),
      possible: z.int(),
      isStated: z.boolean(),
      explanation: z.string(),
    }),
  ),
  criteria: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      isHard: z.boolean(),
      result: z.string(),
      asked: z.string(),
      yours: optionalText,
      explanation: z.string(),
      profileField: optionalText,
    }),
  ),
})

export const resultShape = z.strictObject({
  overallScore: optionalInt,
  matches: z.array(matchShape),
  matchCount: z.int(),
  toAnswer: z.array(matchShape),
  toAnswerCount: z.int(),
  toCheck: z.array(matchShape),
  toCheckCount: z.int(),
  notEligibleCount: z.int(),
  totalScholarships: z.int(),
  datesAhead: z.int(),
  nextQuestions: z.array(
    z.strictObject({
      key: z.string(),
      fact: z.string(),
      question: z.string(),
      yes: z.strictObject({ opens: z.int(), closes: z.int() }),
      no: z.strictObject({ opens: z.int(), closes: z.int() }),
    }),
  ),
  overallProfile: z.strictObject({
    competitiveScore: optionalInt,
    competitiveness: z.strictObject({ met: z.int(), stated: z.int() }),
    strengths: texts,
    improvementAreas: texts,
    recommendations: texts,
  }),
  madeBy: texts,
  catalogueAsOf: z.iso.datetime().nullable(),
  computeMilliseconds: z.string(),
})

export const profileShape = z.strictObject({
  academicField: z.string(),
  degreeLevel: z.string(),
  gpa: optionalText,
  gradeScale: optionalText,
  gradeOriginal: optionalText,
  country: z.string(),
  englishProficiency: z.string(),
  financialNeed: z.string(),
  careerGoals: z.string(),
  extracurriculars: optionalText,
  preferredStates: texts,
  minAmount: optionalText,
})

export const runShape = z.strictObject({
  runId: z.string(),
  status: z.enum(['queued', 'running', 'finished', 'failed']),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: optionalText,
  profile: profileShape,
  shareToken: optionalText,
  overallScore: optionalInt,
  matchCount: optionalInt,
  toAnswerCount: optionalInt,
  toCheckCount: optionalInt,
  totalScholarships: optionalInt,
  competitiveScore: optionalInt,
})
