import { z } from 'zod'
import { flag, list, queryText, rawText, text } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { created, found, missing, NO_CONTENT } from '../responses.ts'
import { defineRoute, PROBLEM, type Row, STUDENTS } from '../route.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'
import {
  presentWithStatus,
  RECOMMENDATION,
  recommendationShape,
} from './recommendation-fields.ts'

const tag = 'Recommendations'
const access = 'signed-in'
const PATH = '/api/recommendations'

const recommender = {
  recommenderName: text(),
  recommenderEmail: text(),
  relation: text(),
  note: rawText(),
  isWaived: z.boolean('Please choose whether you waive the right to read the letter'),
}
const CHANGED = `... on RecommendationChanged { recommendation { ${RECOMMENDATION} } } ${PROBLEM}`

function changedOf(data: Row, field: string): Row {
  return presentWithStatus(rowOf(data[field])['recommendation'])
}

/** The graph requires texts; a field left empty becomes an empty text. */
function filled<T extends Record<string, unknown>>(body: T) {
  const { recommenderName, recommenderEmail, relation } = body
  return {
    ...body,
    recommenderName: recommenderName ?? '',
    recommenderEmail: recommenderEmail ?? '',
    relation: relation ?? '',
  }
}

const listRecommendations = defineRoute({
  method: 'GET',
  path: PATH,
  tag,
  summary: 'Who has been asked for letters for one of the caller’s applications.',
  access,
  query: z.object({ applicationId: recordId(queryText()) }),
  operation: `query RestRecommendations($id: ID!) {
    application(id: $id) { recommendations { ${RECOMMENDATION} } }
  }`,
  variables: ({ query }) => ({ id: query.applicationId ?? '' }),
  answer: ({ application }) =>
    isRow(application)
      ? found(rowsOf(application['recommendations']).map(presentWithStatus))
      : missing('Application'),
  success: { status: 200, shape: z.array(recommendationShape) },
})

const askRecommender = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary:
    'Names a recommender for one application or several; `isSent` emails the invitations.',
  access: STUDENTS,
  body: z.strictObject({
    applicationIds: recordId(list()),
    isSent: flag(),
    ...recommender,
  }),
  operation: `mutation RestAskRecommender($input: AskRecommenderInput!) {
    askRecommender(input: $input) {
      ... on RecommenderAsked { recommendations { ${RECOMMENDATION} } } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => {
    const { applicationIds, isSent, ...rest } = body
    const ids = applicationIds ?? []
    return { input: { ...filled(rest), applicationIds: ids, isSent: isSent ?? false } }
  },
  answer({ askRecommender: asked }, { body }) {
    const rows = rowsOf(rowOf(asked)['recommendations']).map(presentWithStatus)
    const of = body.applicationIds?.[0] ?? ''
    return created(`${PATH}?applicationId=${of}`, rows)
  },
  success: { status: 201, shape: z.array(recommendationShape) },
})

const updateRecommendation = defineRoute({
  method: 'PATCH',
  path: `${PATH}/:id`,
  tag,
  summary: 'Changes a request before its invitation goes out.',
  access: STUDENTS,
  body: z.strictObject(recommender),
  operation: `mutation RestUpdateRecommendation($input: UpdateRecommendationInput!) {
    updateRecommendation(input: $input) { ${CHANGED} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...filled(body) } }),
  answer: (data) => found(changedOf(data, 'updateRecommendation')),
  success: { status: 200, shape: recommendationShape },
})

const inviteRecommender = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/invitation`,
  tag,
  summary: 'Emails the invitation, or a new link; the previous link stops working.',
  access,
  operation: `mutation RestInviteRecommender($input: RecommendationIdInput!) {
    inviteRecommender(input: $input) { ${CHANGED} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(changedOf(data, 'inviteRecommender')),
  success: { status: 200, shape: recommendationShape },
})

const cancelRecommendation = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:id`,
  tag,
  summary: 'Cancels the request; a recommender who was invited is told.',
  access,
  operation: `mutation RestCancelRecommendation($input: RecommendationIdInput!) {
    cancelRecommendation(input: $input) { ${CHANGED} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const reuseLetter = defineRoute({
  method: 'POST',
  path: `${PATH}/reused-letters`,
  tag,
  summary: 'Submits a letter with another application, if its writer allowed that.',
  access: STUDENTS,
  body: z.strictObject({
    applicationId: recordId(z.string()),
    letterId: recordId(z.string()),
  }),
  operation: `mutation RestReuseLetter($input: ReuseLetterInput!) {
    reuseLetter(input: $input) { ${CHANGED} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(changedOf(data, 'reuseLetter')),
  success: { status: 200, shape: recommendationShape },
})

export const recommendationRoutes = [
  listRecommendations,
  askRecommender,
  updateRecommendation,
  inviteRecommender,
  cancelRecommendation,
  reuseLetter,
]
