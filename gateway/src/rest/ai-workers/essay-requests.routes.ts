import { z } from 'zod'
import { pageQuery, queryChoice, rawText } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, defineRoute, STUDENTS, VERIFIED_STUDENTS } from '../route.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'
import {
  REQUEST,
  WHOLE_REQUEST,
  presentRequest,
  requestShape,
  wholeRequestShape,
} from './essay-request.presenter.ts'

const tag = 'Essay reviews'
const access = 'signed-in'
const PATH = '/api/essay-requests'
const RESULT = `... on EssayRequestSaved { request { ${WHOLE_REQUEST} } } ${PROBLEM}`

const savedIn = (result: unknown) => presentRequest(rowOf(rowOf(result)['request']))

const listMentors = defineRoute({
  method: 'GET',
  path: '/api/essay-mentors',
  tag,
  summary: 'Mentors who can take an essay now, those with the most room first; at most 50.',
  access,
  operation: `query RestEssayMentors { essayMentors { id freePlaces } }`,
  answer: (data) => found(rowsOf(data['essayMentors'])),
  success: {
    status: 200,
    shape: z.array(z.strictObject({ id: z.string(), freePlaces: z.int() })),
  },
})

const listRequests = defineRoute({
  method: 'GET',
  path: PATH,
  tag,
  summary:
    'Requests that the caller made to mentors, or received as a mentor, newest first.',
  access,
  query: z.object({ side: queryChoice(['student', 'mentor']), ...pageQuery }),
  operation: `query RestEssayRequests($side: EssayRequestSide, $first: Int, $after: String) {
    essayRequests(side: $side, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${REQUEST} } }
    }
  }`,
  variables: ({ query }) => ({ side: query.side ?? 'STUDENT', ...pageVariables(query) }),
  answer: (data, input) => listed(data['essayRequests'], presentRequest, input),
  success: { status: 200, shape: z.array(requestShape) },
})

const getRequest = defineRoute({
  method: 'GET',
  path: `${PATH}/:id`,
  tag,
  summary:
    'One request of the caller, as its student or its mentor; the mentor reads the text once they have accepted.',
  access,
  operation: `query RestEssayRequest($id: ID!) { essayRequest(id: $id) { ${WHOLE_REQUEST} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ essayRequest }) =>
    isRow(essayRequest) ? found(presentRequest(essayRequest)) : missing('Request'),
  success: { status: 200, shape: wholeRequestShape },
})

const askMentor = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary:
    'Asks a mentor to read one version of an essay, once its automatic review is completed; they have 48 hours to answer.',
  access: VERIFIED_STUDENTS,
  body: z.strictObject({
    reviewId: recordId(z.string('Please name the version of the essay')),
    mentorId: recordId(z.string('Please choose a mentor')),
    firstName: z.string('Please enter the name the mentor will see'),
    wish: rawText(),
  }),
  operation: `mutation RestAskMentor($input: AskForEssayFeedbackInput!) { askForEssayFeedback(input: $input) { ${RESULT} } }`,
  variables: ({ body }) => ({ input: body }),
  answer(data) {
    const request = savedIn(data['askForEssayFeedback'])
    return created(`${PATH}/${String(request['id'])}`, request)
  },
  success: { status: 201, shape: wholeRequestShape },
  leavesViewer: true,
})

const answerRequest = defineRoute({
  method: 'PATCH',
  path: `${PATH}/:id`,
  tag,
  summary: 'The mentor accepts, and reads the text from then on, or declines.',
  access: STUDENTS,
  body: z.strictObject({ accept: z.boolean('Please answer true or false') }),
  operation: `mutation RestAnswerEssayRequest($input: AnswerEssayRequestInput!) { answerEssayRequest(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(savedIn(data['answerEssayRequest'])),
  success: { status: 200, shape: wholeRequestShape },
  leavesViewer: true,
})

const withdrawRequest = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:id`,
  tag,
  summary:
    'The student takes the essay back before the feedback arrives. The request stays, as withdrawn.',
  access,
  operation: `mutation RestWithdrawEssayRequest($input: EssayRequestIdInput!) { withdrawEssayRequest(input: $input) { ${RESULT} } }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(savedIn(data['withdrawEssayRequest'])),
  success: { status: 200, shape: wholeRequestShape },
  leavesViewer: true,
})

// The service decides on lengths and on what may be empty: a draft and sent feedback have different rules.
const feedback = z.strictObject({
  overall: z.string('Please enter text'),
  score: z.int('Please enter a whole number from 0 to 100').nullish(),
  remarks: z
    .array(
      z.strictObject({
        from: z.int('Please enter a whole number'),
        to: z.int('Please enter a whole number'),
        remark: z.string('Please enter text'),
      }),
      'Please give a list of remarks',
    )
    .optional(),
})

const saveDraft = defineRoute({
  method: 'PATCH',
  path: `${PATH}/:id/feedback`,
  tag,
  summary:
    'Saves the mentor’s draft, replacing the previous one; the student does not see it.',
  access: STUDENTS,
  body: feedback,
  operation: `mutation RestSaveEssayFeedbackDraft($input: EssayFeedbackInput!) { saveEssayFeedbackDraft(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(savedIn(data['saveEssayFeedbackDraft'])),
  success: { status: 200, shape: wholeRequestShape },
  leavesViewer: true,
})

const sendFeedback = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/feedback`,
  tag,
  summary:
    'Sends the mentor’s complete feedback to the student. It cannot be changed afterward.',
  access: STUDENTS,
  body: feedback,
  operation: `mutation RestSendEssayFeedback($input: EssayFeedbackInput!) { sendEssayFeedback(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(savedIn(data['sendEssayFeedback'])),
  success: { status: 200, shape: wholeRequestShape },
  leavesViewer: true,
})

const markFeedback = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/mark`,
  tag,
  summary: 'The student says whether a mentor’s feedback helps; the mentor sees it.',
  access: STUDENTS,
  body: z.strictObject({ isHelpful: z.boolean('Please answer true or false') }),
  operation: `mutation RestMarkEssayFeedback($input: MarkEssayFeedbackInput!) { markEssayFeedback(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(savedIn(data['markEssayFeedback'])),
  success: { status: 200, shape: wholeRequestShape },
  leavesViewer: true,
})

export const essayRequestRoutes = [
  listMentors,
  listRequests,
  getRequest,
  askMentor,
  answerRequest,
  withdrawRequest,
  saveDraft,
  sendFeedback,
  markFeedback,
]
