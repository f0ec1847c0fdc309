import { z } from 'zod'
import { flag, lines, pageQuery, queryChoice, queryText, rawText, text } from '../inputs.ts'
import { actorId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf, snakeWord } from '../values.ts'
import {
  DEADLINE,
  deadlineShape,
  LIMITS,
  limitsShape,
  presentDeadline,
  presentLimits,
  presentRule,
  RULE,
  ruleShape,
} from './immigration-rule.presenter.ts'

const TYPES = ['f1_visa', 'opt', 'cpt', 'general', 'j1']
const STATUSES = ['applying', 'pending', 'approved', 'denied']

const tag = 'Immigration guidance'
const access = 'signed-in'

const GUIDANCE = `id studentId guidanceType currentStatus specificQuestions priority isCompleted createdAt updatedAt asOf
  summary nextSteps disclaimer timeframe { says } asks { name words } documents { key text isDone note }
  deadlines { ${DEADLINE} } conditions { ${RULE} } costs { ${RULE} } countryLimits { ${LIMITS} }`

/** A request as older clients read it, with what the graph says beyond that. */
function presentGuidance(row: Row): Row {
  const { guidanceType, currentStatus, priority, summary, timeframe, ...same } = row
  const deadlines = rowsOf(row['deadlines'])
  const documents = rowsOf(row['documents'])
  return {
    ...same,
    guidanceType: snakeWord(guidanceType),
    currentStatus: snakeWord(currentStatus),
    priority: snakeWord(priority),
    aiRecommendations: summary,
    importantDeadlines: deadlines.flatMap(({ step }) => step ?? []),
    requiredDocuments: documents.map(({ text: words }) => words),
    estimatedTimeframe: isRow(timeframe) ? timeframe['says'] : null,
    deadlines: deadlines.map(presentDeadline),
    documents,
    conditions: rowsOf(row['conditions']).map(presentRule),
    costs: rowsOf(row['costs']).map(presentRule),
    countryLimits: presentLimits(rowOf(row['countryLimits'])),
  }
}

const optionalText = z.string().nullable()
const texts = z.array(z.string())
const guidanceShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  guidanceType: z.string(),
  currentStatus: z.string(),
  specificQuestions: texts,
  priority: z.string(),
  isCompleted: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  asOf: z.iso.date(),
  aiRecommendations: z.string(),
  nextSteps: texts,
  importantDeadlines: texts,
  requiredDocuments: texts,
  estimatedTimeframe: optionalText,
  disclaimer: z.string(),
  deadlines: z.array(deadlineShape),
  conditions: z.array(ruleShape),
  costs: z.array(ruleShape),
  countryLimits: limitsShape,
  asks: z.array(z.strictObject({ name: z.string(), words: z.string() })),
  documents: z.array(
    z.strictObject({
      key: z.string(),
      text: z.string(),
      isDone: z.boolean(),
      note: optionalText,
    }),
  ),
})

const listGuidance = defineRoute({
  method: 'GET',
  path: '/api/immigration-guidance',
  tag,
  summary: 'The caller’s requests, newest first, each with what the rules say today.',
  access,
  query: z.object({
    type: queryChoice(TYPES),
    status: queryChoice(STATUSES),
    studentId: actorId(queryText()),
    ...pageQuery,
  }),
  operation: `query RestImmigrationGuidances($type: String, $status: String, $first: Int, $after: String) {
    immigrationGuidances(type: $type, status: $status, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${GUIDANCE} } }
    }
  }`,
  variables: ({ query }) => ({
    type: query.type ?? null,
    status: query.status ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['immigrationGuidances'], presentGuidance, input),
  success: { status: 200, shape: z.array(guidanceShape) },
})

const getGuidance = defineRoute({
  method: 'GET',
  path: '/api/immigration-guidance/:id',
  tag,
  summary: 'One of the caller’s requests, with what the rules say today.',
  access,
  operation: `query RestImmigrationGuidance($id: ID!) { immigrationGuidance(id: $id) { ${GUIDANCE} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ immigrationGuidance: row }) =>
    isRow(row) ? found(presentGuidance(row)) : missing('Guidance request'),
  success: { status: 200, shape: guidanceShape },
})

const createGuidance = defineRoute({
  method: 'POST',
  path: '/api/immigration-guidance',
  tag,
  summary: 'Asks for guidance; it is computed by the rules whenever it is read.',
  access,
  body: z.strictObject({
    guidanceType: rawText(),
    currentStatus: rawText(),
    specificQuestions: lines(),
    priority: text(),
    studentId: actorId(text()),
    userId: actorId(text()),
  }),
  operation: `mutation RestCreateImmigrationGuidance($input: CreateImmigrationGuidanceInput!) {
    createImmigrationGuidance(input: $input) {
      ... on ImmigrationGuidanceSuccess { guidance { ${GUIDANCE} } } ${PROBLEM} }
  }`,
  variables({ body }) {
    const { studentId: _s, userId: _u, ...input } = body
    return { input }
  },
  answer(data) {
    const row = presentGuidance(rowOf(rowOf(data['createImmigrationGuidance'])['guidance']))
    return created(`/api/immigration-guidance/${String(row['id'])}`, row)
  },
  success: { status: 201, shape: guidanceShape },
  leavesViewer: true,
})

const updateGuidance = defineRoute({
  method: 'PATCH',
  path: '/api/immigration-guidance/:id',
  tag,
  summary: 'Changes a request, or the check marks and notes of its documents.',
  access,
  body: z.strictObject({
    currentStatus: text(),
    specificQuestions: lines(),
    priority: text(),
    isCompleted: flag(),
    documents: z
      .array(z.strictObject({ key: z.string(), isDone: flag(), note: text() }))
      .nullish(),
  }),
  operation: `mutation RestUpdateImmigrationGuidance($input: UpdateImmigrationGuidanceInput!) {
    updateImmigrationGuidance(input: $input) {
      ... on ImmigrationGuidanceSuccess { guidance { ${GUIDANCE} } } ${PROBLEM} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) =>
    found(presentGuidance(rowOf(rowOf(data['updateImmigrationGuidance'])['guidance']))),
  success: { status: 200, shape: guidanceShape },
})

const deleteGuidance = defineRoute({
  method: 'DELETE',
  path: '/api/immigration-guidance/:id',
  tag,
  summary: 'Deletes a request with its notes.',
  access,
  operation: `mutation RestDeleteImmigrationGuidance($input: ImmigrationGuidanceIdInput!) {
    deleteImmigrationGuidance(input: $input) { ... on DeletedImmigrationGuidance { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const immigrationGuidanceRoutes = [
  listGuidance,
  getGuidance,
  createGuidance,
  updateGuidance,
  deleteGuidance,
]
