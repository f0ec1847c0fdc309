import { z } from 'zod'
import { NO_CONTENT, created, found, missing } from '../responses.ts'
import { flag } from '../inputs.ts'
import { PROBLEM, defineRoute } from '../route.ts'
import { isRow, rowOf } from '../values.ts'

const tag = 'Calendar'
const access = 'signed-in'

const defaultsShape = z.strictObject({
  isOn: z.boolean(),
  daysBefore: z.array(z.int()),
  timeZone: z.string(),
})

const getDefaults = defineRoute({
  method: 'GET',
  path: '/api/reminder-defaults',
  tag,
  summary: 'How many days before a deadline the caller is reminded, and in which zone.',
  access,
  operation: `query RestReminderDefaults { reminderDefaults { isOn daysBefore timeZone } }`,
  answer: (data) => found(data['reminderDefaults']),
  success: { status: 200, shape: defaultsShape },
})

const updateDefaults = defineRoute({
  method: 'PATCH',
  path: '/api/reminder-defaults',
  tag,
  summary: 'Changes these settings; planned reminders move with them.',
  access,
  body: z.strictObject({
    isOn: flag(),
    daysBefore: z
      .array(z.int('Please give whole days'), 'Please give a list of days')
      .nullish(),
  }),
  operation: `mutation RestUpdateReminderDefaults($input: UpdateReminderDefaultsInput!) {
    updateReminderDefaults(input: $input) {
      ... on ReminderDefaultsSuccess { reminderDefaults { isOn daysBefore timeZone } } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(rowOf(data['updateReminderDefaults'])['reminderDefaults']),
  success: { status: 200, shape: defaultsShape },
})

const getFeed = defineRoute({
  method: 'GET',
  path: '/api/calendar-feed',
  tag,
  summary: 'Whether the caller has a private calendar feed; its address was shown once.',
  access,
  operation: `query RestCalendarFeed { calendarFeed { createdAt } }`,
  answer: ({ calendarFeed }) =>
    isRow(calendarFeed) ? found(calendarFeed) : missing('Calendar feed'),
  success: { status: 200, shape: z.strictObject({ createdAt: z.iso.datetime() }) },
})

const createFeed = defineRoute({
  method: 'POST',
  path: '/api/calendar-feed',
  tag,
  summary: 'Creates or replaces the feed; `path` is secret and is shown only here.',
  access,
  operation: `mutation RestCreateCalendarFeed {
    createCalendarFeed {
      ... on CreateCalendarFeedSuccess { calendarFeed { createdAt } path } ${PROBLEM}
    }
  }`,
  answer({ createCalendarFeed }) {
    const { calendarFeed, path } = rowOf(createCalendarFeed)
    return created('/api/calendar-feed', { ...rowOf(calendarFeed), path })
  },
  success: {
    status: 201,
    shape: z.strictObject({ createdAt: z.iso.datetime(), path: z.string() }),
  },
})

const revokeFeed = defineRoute({
  method: 'DELETE',
  path: '/api/calendar-feed',
  tag,
  summary: 'Revokes the feed: its address answers 404 from then on.',
  access,
  operation: `mutation RestRevokeCalendarFeed {
    revokeCalendarFeed { ... on RevokeCalendarFeedSuccess { isRevoked } ${PROBLEM} }
  }`,
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const calendarRoutes = [getDefaults, updateDefaults, getFeed, createFeed, revokeFeed]
