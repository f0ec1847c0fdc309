import { z } from 'zod'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { pageQuery, queryFlag, queryText, rawText, text } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { PROBLEM, type Row, defineRoute, STUDENTS } from '../route.ts'
import { isRow, rowOf, slugWord } from '../values.ts'

const tag = 'Deadline reminders'
const access = 'signed-in'

const RECORD = `id studentId scholarship { id } reminderDate reminderType daysBefore isSent
  customMessage status proof { isInApp mail messageId sentAt } createdAt`

function presentRecord(row: Row): Row {
  const { scholarship, reminderType, status, proof, ...same } = row
  return {
    ...same,
    scholarshipId: rowOf(scholarship)['id'],
    reminderType: slugWord(reminderType),
    status: slugWord(status),
    proof: isRow(proof) ? { ...proof, mail: slugWord(proof['mail']) } : null,
  }
}

const recordShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  scholarshipId: z.string(),
  reminderDate: z.iso.datetime(),
  reminderType: z.enum(['days-before', 'own', 'snooze']),
  daysBefore: z.int().nullable(),
  isSent: z.boolean(),
  customMessage: z.string().nullable(),
  status: z.enum(['planned', 'requested', 'settled']),
  proof: z
    .strictObject({
      isInApp: z.boolean(),
      mail: z.enum(['sent', 'not-wanted', 'unverified', 'failed']),
      messageId: z.string().nullable(),
      sentAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})

const listReminders = defineRoute({
  method: 'GET',
  path: '/api/deadline-reminders',
  tag,
  summary: 'The caller’s reminders, soonest first.',
  access,
  query: z.object({
    studentId: actorId(queryText()),
    scholarshipId: recordId(queryText()),
    isSent: queryFlag(),
    ...pageQuery,
  }),
  operation: `query RestReminders($scholarshipId: ID, $isSent: Boolean, $first: Int, $after: String) {
    deadlineReminders(scholarshipId: $scholarshipId, isSent: $isSent, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${RECORD} } }
    }
  }`,
  variables: ({ query }) => ({
    scholarshipId: query.scholarshipId ?? null,
    isSent: query.isSent ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['deadlineReminders'], presentRecord, input),
  success: { status: 200, shape: z.array(recordShape) },
})

const getReminder = defineRoute({
  method: 'GET',
  path: '/api/deadline-reminders/:id',
  tag,
  summary: 'One reminder of the caller, with proof that it was sent.',
  access,
  operation: `query RestReminder($id: ID!) { deadlineReminder(id: $id) { ${RECORD} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ deadlineReminder }) =>
    isRow(deadlineReminder) ? found(presentRecord(deadlineReminder)) : missing('Reminder'),
  success: { status: 200, shape: recordShape },
})

const RESULT = `... on DeadlineReminderSuccess { deadlineReminder { ${RECORD} } } ${PROBLEM}`

const createReminder = defineRoute({
  method: 'POST',
  path: '/api/deadline-reminders',
  tag,
  summary:
    'Adds a reminder at a chosen time; a date alone means 09:00 in the student’s time zone.',
  access: STUDENTS,
  body: z.strictObject({
    scholarshipId: recordId(
      z.string('Please select a scholarship').min(1, 'Please select a scholarship'),
    ),
    reminderDate: text(),
    customMessage: rawText(),
    studentId: actorId(text()),
    reminderType: z.literal('own', 'Please choose own').nullish(),
  }),
  operation: `mutation RestCreateReminder($input: CreateDeadlineReminderInput!) {
    createDeadlineReminder(input: $input) { ${RESULT} }
  }`,
  variables({ body: { scholarshipId, reminderDate, customMessage, studentId } }) {
    return { input: { scholarshipId, reminderDate, customMessage, studentId } }
  },
  answer({ createDeadlineReminder }) {
    const record = presentRecord(rowOf(rowOf(createDeadlineReminder)['deadlineReminder']))
    return created(`/api/deadline-reminders/${record['id']}`, record)
  },
  success: { status: 201, shape: recordShape },
})

const updateReminder = defineRoute({
  method: 'PATCH',
  path: '/api/deadline-reminders/:id',
  tag,
  summary: 'Moves one of the caller’s own planned reminders, or changes its note.',
  access,
  body: z.strictObject({ reminderDate: text(), customMessage: rawText() }),
  operation: `mutation RestUpdateReminder($input: UpdateDeadlineReminderInput!) {
    updateDeadlineReminder(input: $input) { ${RESULT} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) =>
    found(presentRecord(rowOf(rowOf(data['updateDeadlineReminder'])['deadlineReminder']))),
  success: { status: 200, shape: recordShape },
})

const snoozeReminder = defineRoute({
  method: 'POST',
  path: '/api/deadline-reminders/:id/snooze',
  tag,
  summary: 'Plans a sent reminder again: in an hour, tomorrow or in three days.',
  access,
  body: z.strictObject({
    length: z
      .enum(
        ['hour', 'tomorrow', 'three-days'],
        'Please choose hour, tomorrow or three-days',
      )
      .default('hour'),
  }),
  operation: `mutation RestSnoozeReminder($input: SnoozeDeadlineReminderInput!) {
    snoozeDeadlineReminder(input: $input) { ${RESULT} }
  }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], length: body.length.toUpperCase().replace('-', '_') },
  }),
  answer: (data) => {
    const row = rowOf(rowOf(data['snoozeDeadlineReminder'])['deadlineReminder'])
    return created(`/api/deadline-reminders/${row['id']}`, presentRecord(row))
  },
  success: { status: 201, shape: recordShape },
})

const removeReminder = defineRoute({
  method: 'DELETE',
  path: '/api/deadline-reminders/:id',
  tag,
  summary: 'Cancels a planned reminder.',
  access,
  operation: `mutation RestRemoveReminder($input: RemoveDeadlineReminderInput!) {
    removeDeadlineReminder(input: $input) {
      ... on RemoveDeadlineReminderSuccess { id } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const deadlineReminderRoutes = [
  listReminders,
  getReminder,
  createReminder,
  updateReminder,
  snoozeReminder,
  removeReminder,
]
