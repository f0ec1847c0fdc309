import { z } from 'zod'
import { flag, instant, rawText } from '../inputs.ts'
import { found } from '../responses.ts'
import { STUDENTS, defineRoute } from '../route.ts'
import { RESULT, sessionOf, sessionShape } from './mentorship-session.presenter.ts'

const PATH = '/api/mentorship-sessions/:id'
const RATING = 'Please choose 1 to 5 stars'

/** What all these routes share: they change one session of the caller, as its student or its mentor. */
const step = {
  tag: 'Mentorship sessions',
  access: STUDENTS,
  success: { status: 200, shape: sessionShape },
  leavesViewer: true,
} as const

const proposeTime = defineRoute({
  ...step,
  method: 'POST',
  path: `${PATH}/proposed-time`,
  summary:
    'Proposes another time to the other person; the original time stands until they agree.',
  body: z.strictObject({ scheduledAt: instant('Please select a date and time') }),
  operation: `mutation RestProposeSessionTime($input: ProposeSessionTimeInput!) { proposeSessionTime(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(sessionOf(data['proposeSessionTime'])),
})

const answerProposedTime = defineRoute({
  ...step,
  method: 'PATCH',
  path: `${PATH}/proposed-time`,
  summary:
    'Agrees to the time that the other person proposed, named by `proposedAt`, or keeps the original one.',
  body: z.strictObject({
    accept: z.boolean('Please answer true or false'),
    proposedAt: instant('Please name the proposed time').nullish(),
  }),
  operation: `mutation RestAnswerProposedTime($input: AnswerProposedTimeInput!) { answerProposedTime(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(sessionOf(data['answerProposedTime'])),
})

const reportNoShow = defineRoute({
  ...step,
  method: 'POST',
  path: `${PATH}/no-show`,
  summary: 'Reports that the other person did not show up.',
  operation: `mutation RestReportNoShow($input: SessionIdInput!) { reportNoShow(input: $input) { ${RESULT} } }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(sessionOf(data['reportNoShow'])),
})

const appealNoShow = defineRoute({
  ...step,
  method: 'POST',
  path: `${PATH}/appeal`,
  summary: 'Appeals against a no-show, once, by the person reported; an admin decides.',
  body: z.strictObject({ text: rawText() }),
  operation: `mutation RestAppealNoShow($input: AppealNoShowInput!) { appealNoShow(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], text: body.text ?? '' },
  }),
  answer: (data) => found(sessionOf(data['appealNoShow'])),
})

const reviewSession = defineRoute({
  ...step,
  method: 'POST',
  path: `${PATH}/review`,
  summary:
    'The student’s review of a completed session, once; with `isPublic` its words are on the mentor’s page, without a name.',
  body: z.strictObject({
    rating: z.int(RATING),
    feedback: rawText(),
    isPublic: flag(),
  }),
  operation: `mutation RestReviewSession($input: ReviewSessionInput!) { reviewSession(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(sessionOf(data['reviewSession'])),
})

const saveNote = defineRoute({
  ...step,
  method: 'PATCH',
  path: `${PATH}/note`,
  summary: 'Saves the caller’s private note; an empty one removes it.',
  // Required, so that leaving it out removes nothing.
  body: z.strictObject({ text: z.string('Please enter text') }),
  operation: `mutation RestSaveSessionNote($input: SessionNoteInput!) { saveSessionNote(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(sessionOf(data['saveSessionNote'])),
})

export const sessionStepRoutes = [
  proposeTime,
  answerProposedTime,
  reportNoShow,
  appealNoShow,
  reviewSession,
  saveNote,
]
