import { z } from 'zod'
import {
  instant,
  pageQuery,
  queryChoice,
  queryText,
  rawText,
  text,
  whole,
} from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { created, found, listed, missing, pageVariables } from '../responses.ts'
import { STUDENTS, VERIFIED_STUDENTS, defineRoute } from '../route.ts'
import { isRow } from '../values.ts'
import {
  RESULT,
  SESSION,
  presentSession,
  sessionOf,
  sessionShape,
} from './mentorship-session.presenter.ts'

const tag = 'Mentorship sessions'
const access = 'signed-in'
const PATH = '/api/mentorship-sessions'

const listSessions = defineRoute({
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The caller’s sessions as a student, or as a mentor, latest first.',
  access,
  query: z.object({
    side: queryChoice(['student', 'mentor']),
    studentId: actorId(queryText()),
    ...pageQuery,
  }),
  operation: `query RestMentorshipSessions($side: SessionSide, $first: Int, $after: String) {
    mentorshipSessions(side: $side, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${SESSION} } }
    }
  }`,
  variables: ({ query }) => ({ side: query.side ?? 'STUDENT', ...pageVariables(query) }),
  answer: (data, input) => listed(data['mentorshipSessions'], presentSession, input),
  success: { status: 200, shape: z.array(sessionShape) },
})

const getSession = defineRoute({
  method: 'GET',
  path: `${PATH}/:id`,
  tag,
  summary: 'One session of the caller.',
  access,
  operation: `query RestSession($id: ID!) { mentorshipSession(id: $id) { ${SESSION} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ mentorshipSession }) =>
    isRow(mentorshipSession)
      ? found(presentSession(mentorshipSession))
      : missing('Session'),
  success: { status: 200, shape: sessionShape },
})

const bookSession = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary:
    'Books a session, or requests it if the mentor wants to be asked first; the status says which.',
  access: VERIFIED_STUDENTS,
  // Older clients send `status`; the mentor's choice decides.
  body: z.strictObject({
    studentId: actorId(text()),
    mentorId: recordId(z.string('Please select a mentor').min(1, 'Please select a mentor')),
    type: text(),
    status: text(),
    scheduledAt: instant('Please select a date and time'),
    duration: whole(),
    notes: rawText(),
  }),
  operation: `mutation RestBookSession($input: BookSessionInput!) { bookSession(input: $input) { ${RESULT} } }`,
  variables({ body }) {
    const { status: _status, type, duration, ...input } = body
    return { input: { ...input, ...(type && { type }), ...(duration && { duration }) } }
  },
  answer(data) {
    const session = sessionOf(data['bookSession'])
    return created(`${PATH}/${String(session['id'])}`, session)
  },
  success: { status: 201, shape: sessionShape },
  leavesViewer: true,
})

const answerSession = defineRoute({
  method: 'PATCH',
  path: `${PATH}/:id`,
  tag,
  summary: 'The mentor accepts a request, or declines it with a reason for the student.',
  access: STUDENTS,
  // Required, so that leaving it out declines nobody.
  body: z.strictObject({
    accept: z.boolean('Please answer true or false'),
    reason: rawText(),
  }),
  operation: `mutation RestAnswerSession($input: AnswerSessionInput!) { answerSession(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], accept: body.accept, reason: body.reason },
  }),
  answer: (data) => found(sessionOf(data['answerSession'])),
  success: { status: 200, shape: sessionShape },
  leavesViewer: true,
})

const cancelSession = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:id`,
  tag,
  summary: 'Cancels a session that has not begun, with a reason for the other person.',
  access,
  // Not in the address, which ends up in logs.
  body: z.strictObject({ reason: rawText() }),
  operation: `mutation RestCancelSession($input: CancelSessionInput!) { cancelSession(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], reason: body.reason ?? '' },
  }),
  answer: (data) => found(sessionOf(data['cancelSession'])),
  success: { status: 200, shape: sessionShape },
  leavesViewer: true,
})

export const mentorshipSessionRoutes = [
  listSessions,
  getSession,
  bookSession,
  answerSession,
  cancelSession,
]
