import { z } from 'zod'
import { ANSWER_WITHIN_MS } from '../../http/request-clock.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { list, numberOrText, pageQuery, rawText, text } from '../inputs.ts'
import { actorId } from '../named-ids.ts'
import {
  MATCHES_SHOWN,
  MATCH_FIELDS,
  PROFILE_FIELDS,
  presentProfile,
  presentResult,
  presentRun,
  profileShape,
  resultShape,
  runShape,
} from './match.presenter.ts'
import { PROBLEM, type RouteResult, type Row, defineRoute, STUDENTS } from '../route.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'

const tag = 'Matching'
const access = 'signed-in'

/** How long a request waits for a result; a later one is fetched from its own address. */
const WAIT_SECONDS = 30
/**
 * The work before and after the waiting has the time of any other answer, so the answer can say that a
 * run is under way.
 */
const ANSWERS_WITHIN_SECONDS = WAIT_SECONDS + ANSWER_WITHIN_MS / 1_000

const RUN = `id status createdAt finishedAt failure shareToken
  profile { ${PROFILE_FIELDS} } result { ...MatchResultFields }`

const finishedShape = resultShape.extend({
  runId: z.string(),
  status: z.literal('finished'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  profile: profileShape,
  shareToken: z.string().nullable(),
})
const pendingShape = z.strictObject({
  runId: z.string(),
  status: z.enum(['queued', 'running']),
  message: z.string(),
})

const pending = { status: 202, shape: pendingShape } as const

/** 200 with the result, 202 with its address while there is none, 500 when there will be none. */
function answerRun(run: Row): RouteResult {
  const { id, status, createdAt, finishedAt, shareToken = null } = run
  if (status === 'FAILED') return { status: 500, body: run['failure'] }
  const ours = { runId: id, status: snakeWord(status) }
  if (!isRow(run['result'])) {
    const headers = { location: `/api/ai/match/${String(id)}`, 'retry-after': '1' }
    return { status: 202, body: { ...ours, message: 'The match is running.' }, headers }
  }
  const profile = presentProfile(run['profile'])
  const result = presentResult(run['result'])
  return found({ ...ours, createdAt, finishedAt, profile, shareToken, ...result })
}

const limit = z
  .string()
  .regex(/^([1-9]|[1-4]\d|50)$/, 'Please ask for 1 to 50 matches')
  .transform(Number)
  .optional()
const limitQuery = z.object({ limit })
const limitOf = (query: { limit?: number }) => ({ limit: query.limit ?? MATCHES_SHOWN })

const startMatch = defineRoute({
  method: 'POST',
  path: '/api/ai/match',
  tag,
  summary: `Checks the profile against every scholarship. \`limit\` caps each list, ${MATCHES_SHOWN} by default.`,
  access: STUDENTS,
  query: limitQuery,
  body: z.strictObject({
    // The id of the actor among these is checked before the body is parsed.
    studentId: actorId(text()),
    userId: actorId(text()),
    profile: z.strictObject(
      {
        academicField: rawText(),
        degreeLevel: rawText(),
        gpa: numberOrText(),
        gradeScale: text(),
        gradeOriginal: numberOrText(),
        country: rawText(),
        englishProficiency: rawText(),
        financialNeed: rawText(),
        careerGoals: rawText(),
        extracurriculars: rawText(),
        preferredStates: list(),
        minAmount: numberOrText(),
      },
      'Please send a profile',
    ),
  }),
  operation: `mutation RestStartMatch($input: StartMatchInput!, $limit: Int) {
    startMatch(input: $input) { ... on MatchRunSuccess { run { ${RUN} } } ${PROBLEM} }
  } ${MATCH_FIELDS}`,
  variables: ({ body, query }) => ({
    input: { profile: body.profile, waitSeconds: WAIT_SECONDS },
    ...limitOf(query),
  }),
  answer: (data) => answerRun(rowOf(rowOf(data['startMatch'])['run'])),
  success: { status: 200, shape: finishedShape },
  pending,
  leavesViewer: true,
  answersWithinSeconds: ANSWERS_WITHIN_SECONDS,
})

const getMatch = defineRoute({
  method: 'GET',
  path: '/api/ai/match/:id',
  tag,
  summary: 'One match of the caller.',
  access,
  query: limitQuery,
  operation: `query RestMatch($id: ID!, $limit: Int) {
    matchRun(id: $id) { ${RUN} }
  } ${MATCH_FIELDS}`,
  variables: ({ params, query }) => ({ id: params['id'], ...limitOf(query) }),
  answer: ({ matchRun }) => (isRow(matchRun) ? answerRun(matchRun) : missing('Match')),
  success: { status: 200, shape: finishedShape },
  pending,
})

const listMatches = defineRoute({
  method: 'GET',
  path: '/api/ai/matches',
  tag,
  summary: 'The caller’s matches, newest first, without their scholarships.',
  access,
  query: z.object(pageQuery),
  operation: `query RestMatches($first: Int, $after: String) {
    matchRuns(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node {
        id status createdAt finishedAt failure shareToken profile { ${PROFILE_FIELDS} }
        result {
          overallScore matchCount toAnswerCount toCheckCount totalScholarships competitiveness { percent }
        }
      } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: (data, input) => listed(data['matchRuns'], presentRun, input),
  success: { status: 200, shape: z.array(runShape) },
})

const getSharedMatch = defineRoute({
  method: 'GET',
  path: '/api/ai/match/shared/:token',
  tag,
  summary: 'A match that its owner shared: the scholarships, and nothing of the profile.',
  access: 'public',
  query: limitQuery,
  operation: `query RestSharedMatch($token: ID!, $limit: Int) {
    sharedMatchRun(token: $token) { finishedAt result { ...MatchResultFields } }
  } ${MATCH_FIELDS}`,
  variables: ({ params, query }) => ({ token: params['token'], ...limitOf(query) }),
  answer({ sharedMatchRun: run }) {
    if (!isRow(run)) return missing('Match')
    return found({
      finishedAt: run['finishedAt'],
      ...presentResult(rowOf(run['result'])),
    })
  },
  success: {
    status: 200,
    shape: resultShape.extend({ finishedAt: z.iso.datetime() }),
  },
})

const shareMatch = defineRoute({
  method: 'POST',
  path: '/api/ai/match/:id/share',
  tag,
  summary: 'Creates a private link to a finished match, or returns the existing one.',
  access,
  operation: `mutation RestShareMatch($input: MatchRunIdInput!) {
    shareMatchRun(input: $input) {
      ... on MatchRunSuccess { run { id shareToken } } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer(data) {
    const { id, shareToken } = rowOf(rowOf(data['shareMatchRun'])['run'])
    const location = `/api/ai/match/shared/${String(shareToken)}`
    return created(location, { runId: id, shareToken })
  },
  success: {
    status: 201,
    shape: z.strictObject({ runId: z.string(), shareToken: z.string() }),
  },
})

const unshareMatch = defineRoute({
  method: 'DELETE',
  path: '/api/ai/match/:id/share',
  tag,
  summary: 'Withdraws the link, which then opens nothing.',
  access,
  operation: `mutation RestUnshareMatch($input: MatchRunIdInput!) {
    unshareMatchRun(input: $input) {
      ... on MatchRunSuccess { run { id } } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const matchingRoutes = [
  startMatch,
  getMatch,
  listMatches,
  getSharedMatch,
  shareMatch,
  unshareMatch,
]
