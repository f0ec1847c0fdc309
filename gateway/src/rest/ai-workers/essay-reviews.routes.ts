import { z } from 'zod'
import { pageQuery, queryFilter, queryText, rawText, text } from '../inputs.ts'
import { actorId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type Row, defineRoute, STUDENTS } from '../route.ts'
import { isRow, rowOf, rowsOf, snakeWord } from '../values.ts'

const ESSAY_TYPES = [
  'scholarship',
  'personal_statement',
  'motivation_letter',
  'research_proposal',
  'admission_essay',
]

const NO_DRAFTS =
  'Essays are submitted here, and no drafts are kept: please send pending, or leave the status out'

const tag = 'Essay reviews'
const access = 'signed-in'

const REVIEW = `id essayId version studentId essayType title content prompt specificFeedback wordLimit
  targetScholarship { id } aiUse status submittedAt finishedAt failure overallScore
  mentorRequests { status mentor { id } feedback { overall score } }
  result {
    summary madeBy warning wordCount criteria { code label score weight reason }
    points { kind criterion text quotes { from to quote } }
  }`

/** A review as older clients read it, with what the graph says beyond that. */
function presentReview(row: Row): Row {
  const { essayType, targetScholarship, aiUse, status, result, mentorRequests, ...same } =
    row
  const found = isRow(result) ? result : null
  const points = rowsOf(found?.['points'])
  const open = points.filter(({ kind }) => kind === 'OPEN')
  return {
    ...same,
    essayType: snakeWord(essayType),
    targetScholarship: isRow(targetScholarship) ? targetScholarship['id'] : null,
    aiUse: snakeWord(aiUse),
    status: snakeWord(status),
    feedback: found?.['summary'] ?? null,
    suggestions: textsOf(open.filter(({ criterion }) => criterion !== 'grammar')),
    aiStrengths: textsOf(points.filter(({ kind }) => kind === 'STRENGTH')),
    aiImprovements: textsOf(open),
    madeBy: found?.['madeBy'] ?? null,
    warning: found?.['warning'] ?? null,
    ...presentHumanReview(rowsOf(mentorRequests)),
    criteria: rowsOf(found?.['criteria']),
    points: points.map((point) => ({ ...point, kind: snakeWord(point['kind']) })),
  }
}

/** What the latest mentor to read this version wrote. */
function presentHumanReview(requests: readonly Row[]): Row {
  const done = requests.find(({ status }) => status === 'COMPLETED')
  const [mentor, feedback] = [done?.['mentor'], done?.['feedback']]
  return {
    humanReviewerId: isRow(mentor) ? mentor['id'] : null,
    humanScore: isRow(feedback) ? feedback['score'] : null,
    humanFeedback: isRow(feedback) ? feedback['overall'] : null,
  }
}

function textsOf(points: readonly Row[]): unknown[] {
  return points.map(({ text: words }) => words)
}

const optionalText = z.string().nullable()
const texts = z.array(z.string())
const reviewShape = z.strictObject({
  id: z.string(),
  essayId: z.string(),
  version: z.int(),
  studentId: z.string(),
  essayType: z.string(),
  title: z.string(),
  content: z.string(),
  prompt: optionalText,
  specificFeedback: optionalText,
  wordLimit: z.int().nullable(),
  targetScholarship: optionalText,
  aiUse: optionalText,
  status: z.enum(['pending', 'in_review', 'completed', 'failed']),
  submittedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: optionalText,
  overallScore: z.int().nullable(),
  feedback: optionalText,
  suggestions: texts,
  aiStrengths: texts,
  aiImprovements: texts,
  madeBy: optionalText,
  humanReviewerId: optionalText,
  humanScore: z.int().nullable(),
  humanFeedback: optionalText,
  warning: optionalText,
  criteria: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      score: z.int().nullable(),
      weight: z.int(),
      reason: z.string(),
    }),
  ),
  points: z.array(
    z.strictObject({
      kind: z.enum(['strength', 'open']),
      criterion: z.string(),
      text: z.string(),
      quotes: z.array(z.strictObject({ from: z.int(), to: z.int(), quote: z.string() })),
    }),
  ),
})

const fields = {
  essayType: rawText(),
  title: rawText(),
  content: rawText(),
  targetScholarship: text(),
  prompt: text(),
  specificFeedback: text(),
  wordLimit: z.int('Please enter a whole number').nullish(),
  aiUse: text(),
}

const listReviews = defineRoute({
  method: 'GET',
  path: '/api/essay-reviews',
  tag,
  summary: 'The newest version of each of the caller’s essays, newest first.',
  access,
  query: z.object({
    type: queryFilter(ESSAY_TYPES),
    studentId: actorId(queryText()),
    ...pageQuery,
  }),
  operation: `query RestEssayReviews($essayType: EssayType, $first: Int, $after: String) {
    essayReviews(essayType: $essayType, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${REVIEW} } }
    }
  }`,
  variables: ({ query }) => ({
    essayType: query.type ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['essayReviews'], presentReview, input),
  success: { status: 200, shape: z.array(reviewShape) },
})

const getReview = defineRoute({
  method: 'GET',
  path: '/api/essay-reviews/:id',
  tag,
  summary:
    'One version of one of the caller’s essays, with its review once it is completed.',
  access,
  operation: `query RestEssayReview($id: ID!) { essayReview(id: $id) { ${REVIEW} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ essayReview }) =>
    isRow(essayReview) ? found(presentReview(essayReview)) : missing('Essay review'),
  success: { status: 200, shape: reviewShape },
})

const submitEssay = defineRoute({
  method: 'POST',
  path: '/api/essay-reviews',
  tag,
  summary: 'Submits an essay; its review is made in the background.',
  access: STUDENTS,
  // Sent by older clients: the server decides by itself when it was submitted, and reviews it at once.
  body: z.strictObject({
    ...fields,
    studentId: actorId(text()),
    userId: actorId(text()),
    status: text().refine((word) => !word || word.toLowerCase() === 'pending', NO_DRAFTS),
    submittedAt: text(),
  }),
  operation: `mutation RestSubmitEssay($input: SubmitEssayInput!) {
    submitEssay(input: $input) { ... on EssayReviewSuccess { review { ${REVIEW} } } ${PROBLEM} }
  }`,
  variables({ body }) {
    const { studentId: _s, userId: _u, status: _st, submittedAt: _at, ...input } = body
    return { input }
  },
  answer(data) {
    const review = presentReview(rowOf(rowOf(data['submitEssay'])['review']))
    return created(`/api/essay-reviews/${String(review['id'])}`, review)
  },
  success: { status: 201, shape: reviewShape },
  leavesViewer: true,
})

const reviseEssay = defineRoute({
  method: 'PATCH',
  path: '/api/essay-reviews/:id',
  tag,
  summary:
    'Changes an essay: a new text, prompt, limit, wish or scholarship makes its next version, which is returned.',
  access,
  body: z.strictObject(fields),
  operation: `mutation RestReviseEssay($input: ReviseEssayInput!) {
    reviseEssay(input: $input) { ... on EssayReviewSuccess { review { ${REVIEW} } } ${PROBLEM} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(presentReview(rowOf(rowOf(data['reviseEssay'])['review']))),
  success: { status: 200, shape: reviewShape },
})

const deleteEssay = defineRoute({
  method: 'DELETE',
  path: '/api/essay-reviews/:id',
  tag,
  summary: 'Deletes the essay of this review: every version, its text and the findings.',
  access,
  operation: `mutation RestDeleteEssay($input: EssayReviewIdInput!) {
    deleteEssay(input: $input) { ... on DeletedEssay { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const essayReviewRoutes = [
  listReviews,
  getReview,
  submitEssay,
  reviseEssay,
  deleteEssay,
]
