import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CalendarPageQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

type Account = NonNullable<SessionViewerQuery['viewer']>['accountType']

const sessionOf = (accountType: Account) => () =>
  ({
    viewer: { ...studentViewer, accountType, preferences: { timeZone: 'Asia/Kolkata' } },
  }) satisfies SessionViewerQuery

type Node = CalendarPageQuery['savedDeadlines']['edges'][number]['node']

const award = {
  __typename: 'SavedScholarship',
  id: 'saved-1',
  applicationStatus: 'PLANNED' as const,
  scholarship: {
    __typename: 'Scholarship',
    id: 'award-1',
    slug: 'coastal',
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    status: 'PUBLISHED' as const,
    deadline: {
      __typename: 'ScholarshipDeadline',
      precision: 'EXACT' as const,
      date: '2026-12-01',
      timeZone: 'America/New_York',
      endsAt: '2026-12-02T05:00:00.000Z',
      daysLeft: 10,
      label: '1 Dec 2026, 23:59 New York · in 10 days',
    },
  },
  reminders: {
    __typename: 'ReminderPlan',
    isOn: true,
    daysBefore: [7],
    usesDefaults: true,
    customMessage: null,
    tellsNext: false,
    hasComingDeadline: true,
    planned: [],
    last: {
      __typename: 'DeadlineReminder',
      id: 'reminder-1',
      reminderDate: '2026-11-21T14:00:00.000Z',
    },
  },
}

const defaults: CalendarPageQuery['reminderDefaults'] & Record<string, unknown> = {
  __typename: 'ReminderDefaults',
  isOn: true,
  daysBefore: [7],
  timeZone: 'Asia/Kolkata',
}

function pageOf(nodes: readonly Node[]) {
  return {
    savedDeadlines: {
      totalCount: nodes.length,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ cursor: node.id, node })),
    },
    reminderDefaults: defaults,
    calendarFeed: null,
  } satisfies CalendarPageQuery
}

beforeEach(() => getApolloClient().clearStore())

const listOf = (nodes: readonly { id: string }[], hasNextPage = false) => ({
  pageInfo: { __typename: 'PageInfo', hasNextPage },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
const none = listOf([])

/** A student without tasks, sessions and immigration dates. */
const nothingElse = {
  SessionViewer: sessionOf('STUDENT'),
  DueTasks: () => ({
    notStarted: none,
    inProgress: none,
    blocked: none,
    prepChecklists: none,
  }),
  ComingSessions: () => ({ asStudent: none, asMentor: none }),
  ComingDates: () => ({ immigrationProfile: null }),
}

const task = {
  __typename: 'PrepTask',
  id: 'task-1',
  title: 'Request the transcript',
  status: 'NOT_STARTED',
  dueDate: '2026-12-03',
  scholarship: { __typename: 'Scholarship', id: 'award-1', title: award.scholarship.title },
}
const session = {
  __typename: 'MentorshipSession',
  id: 'session-1',
  status: 'SCHEDULED',
  // The day after, where the student lives.
  scheduledAt: '2026-12-03T20:30:00.000Z',
  endsAt: '2026-12-03T21:30:00.000Z',
  isViewerMentor: false,
  mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi Boateng' },
  student: { __typename: 'User', id: 'ama', firstName: 'Ama', lastName: 'Mensah' },
}
const asked = { ...session, id: 'session-2', status: 'REQUESTED' }
const immigrationProfile = {
  __typename: 'ImmigrationProfile',
  id: 'ama',
  asOf: '2026-11-22',
  deadlines: [
    {
      __typename: 'ImmigrationDeadline',
      id: 'date-1',
      closesOn: '2026-12-10',
      rule: { __typename: 'ImmigrationRule', id: 'rule-1', title: 'Apply for OPT' },
    },
  ],
}

it('tells an account that keeps no list so, and asks for none', async () => {
  const server = fakeServer({ SessionViewer: sessionOf('DONOR') })
  await renderApp('/calendar')
  await screen.findByText('Calendars are for student accounts')
  expect(server.requests.map(({ operation }) => operation)).not.toContain('CalendarPage')
})

it('offers to try again when it cannot be read', async () => {
  let isAway = true
  fakeServer({
    SessionViewer: sessionOf('STUDENT'),
    CalendarPage: () => {
      if (isAway) throw new TypeError('away')
      return pageOf([award])
    },
  })
  await renderApp('/calendar')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  fireEvent.click(again)
  await screen.findByRole('heading', { level: 2, name: 'December 2026' })
  expect(await screen.findByText('Coastal Engineering Award')).toBeTruthy()
})

afterEach(() => vi.useRealTimers())
const inNovember = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })

it('says what will be here while nothing is saved', async () => {
  fakeServer({ SessionViewer: sessionOf('STUDENT'), CalendarPage: () => pageOf([]) })
  await renderApp('/calendar')
  expect(await screen.findByText('No deadlines yet')).toBeTruthy()
})

const deadline = (id: string, closesOn: string) => ({
  __typename: 'ImmigrationDeadline',
  id,
  closesOn,
  rule: { __typename: 'ImmigrationRule', id, title: `Rule ${id}` },
})

it('has the last days of a student’s status that lie ahead, too', async () => {
  fakeServer({
    SessionViewer: sessionOf('STUDENT'),
    CalendarPage: () => pageOf([award]),
    ComingDates: () => ({
      immigrationProfile: {
        __typename: 'ImmigrationProfile',
        id: 'ama',
        asOf: '2026-11-23',
        deadlines: [deadline('past', '2026-11-22'), deadline('ahead', '2026-12-24')],
      },
    }),
  })
  await renderApp('/calendar')
  const dates = await screen.findByRole('region', { name: 'Immigration dates' })
  const rows = within(dates).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Rule ahead24 Dec 2026'])
})

const sessionOn = (id: string, day: string) => ({
  __typename: 'MentorshipSessionEdge',
  cursor: id,
  node: {
    __typename: 'MentorshipSession',
    id,
    status: 'SCHEDULED',
    scheduledAt: `${day}T10:00:00.000Z`,
    endsAt: `${day}T11:00:00.000Z`,
    isViewerMentor: false,
    mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi Boateng' },
    student: { __typename: 'Person', id: 'ama', firstName: 'Ama', lastName: 'Mensah' },
  },
})

it('leads to a session with a mentor that is to come', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  fakeServer({
    SessionViewer: sessionOf('STUDENT'),
    CalendarPage: () => pageOf([]),
    ComingSessions: () => ({
      asStudent: {
        __typename: 'MentorshipSessionConnection',
        edges: [sessionOn('s0', '2026-11-20'), sessionOn('s1', '2026-11-24')],
      },
      asMentor: { __typename: 'MentorshipSessionConnection', edges: [] },
    }),
  })
  await renderApp('/calendar')
  const sessions = await screen.findAllByRole('link', { name: 'Session with Kofi Boateng' })
  expect(sessions.map((one) => one.getAttribute('href'))).toEqual([
    '/mentoring/sessions/s1',
  ])
})

it('snoozes a reminder that went out', async () => {
  const server = fakeServer({
    SessionViewer: sessionOf('STUDENT'),
    CalendarPage: () => pageOf([award]),
    AwardReminders_Snooze: () => ({
      snoozeDeadlineReminder: {
        __typename: 'DeadlineReminderSuccess',
        deadlineReminder: { id: 'reminder-2', reminderDate: '2026-11-22T03:30:00.000Z' },
      },
    }),
    AwardReminders_Record: () => ({ savedScholarship: award }),
  })
  await renderApp('/calendar')
  fireEvent.click(await screen.findByRole('button', { name: 'Tomorrow at 09:00' }))
  await screen.findByText(/^We will remind you again on 22 Nov 2026, 09:00/)
  expect(server.requests).toContainEqual({
    operation: 'AwardReminders_Snooze',
    variables: { input: { id: 'reminder-1', length: 'TOMORROW' } },
  })
  // It is read again, and not while the next test runs.
  const operations = () => server.requests.map(({ operation }) => operation)
  await waitFor(() => expect(operations()).toContain('AwardReminders_Record'))
})

it('shows a month as days, beginning with the next deadline, and goes on to others', async () => {
  inNovember()
  const reminder = {
    __typename: 'DeadlineReminder',
    id: 'reminder-3',
    // The day after, where the student lives.
    reminderDate: '2026-12-07T20:30:00.000Z',
    reminderType: 'CUSTOM' as const,
    customMessage: null,
  }
  const reminders = { ...award.reminders, planned: [reminder] }
  fakeServer({
    ...nothingElse,
    CalendarPage: () => pageOf([{ ...award, reminders }]),
  })
  const { user } = await renderApp('/calendar')
  await user.click(await screen.findByRole('link', { name: 'Month' }))
  const table = await screen.findByRole('table', { name: 'December 2026' })
  const cellOf = (day: string) =>
    within(table).getByText(day, { selector: 'time' }).closest('td')?.textContent
  expect(cellOf('1')).toBe('1Coastal Engineering Award (deadline)')
  expect(cellOf('8')).toBe('8Coastal Engineering Award (reminder)')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await screen.findByRole('table', { name: 'January 2027' })
  expect(screen.getByText('Nothing this month.')).toBeTruthy()
})

it('has tasks, sessions and immigration dates in a month too, each with its kind and its address', async () => {
  inNovember()
  fakeServer({
    ...nothingElse,
    CalendarPage: () => pageOf([]),
    DueTasks: () => ({ ...nothingElse.DueTasks(), notStarted: listOf([task]) }),
    ComingSessions: () => ({ asStudent: listOf([session, asked]), asMentor: none }),
    ComingDates: () => ({ immigrationProfile }),
  })
  await renderApp('/calendar?view=month')
  const table = await screen.findByRole('table', { name: 'December 2026' })
  const entries = within(table).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Request the transcript (task for Coastal Engineering Award)',
    '02:00 · With Kofi Boateng (session)',
    '02:00 · With Kofi Boateng (session, not confirmed)',
    'Apply for OPT (immigration date)',
  ])
  const addresses = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/application-toolkit?scholarship=award-1',
    '/mentoring/sessions/session-1',
    '/mentoring/sessions/session-2',
    '/immigration',
  ])
  expect(within(table).getByText('4').closest('td')?.textContent).toContain('Kofi')
  expect(screen.getByText(/not legal advice/)).toBeTruthy()
})

it('does not call a month empty while a part of it could not be read', async () => {
  const { DueTasks: _, ...others } = nothingElse
  fakeServer({ ...others, CalendarPage: () => pageOf([]) })
  await renderApp('/calendar?view=month')
  expect(await screen.findByText('Failed to load your tasks')).toBeTruthy()
  expect(screen.getByRole('table')).toBeTruthy()
  expect(screen.queryByText('Nothing this month.')).toBeNull()
})

const undated = { ...task, id: 'task-2', dueDate: null }
const held = { ...session, id: 'session-3', endsAt: '2026-11-10T21:30:00.000Z' }

it.each([
  ['tasks', { notStarted: listOf([task], true) }, none, false],
  ['checklists', { prepChecklists: listOf([], true) }, none, false],
  ['sessions to come', {}, listOf([session], true), false],
  ['only tasks without a day', { notStarted: listOf([task, undated], true) }, none, true],
  ['only sessions that were held', {}, listOf([session, held], true), true],
])(
  'calls a month empty or not where %s are left out',
  async (_what, cut, asMentor, isEmpty) => {
    inNovember()
    fakeServer({
      ...nothingElse,
      CalendarPage: () => pageOf([]),
      DueTasks: () => ({ ...nothingElse.DueTasks(), notStarted: listOf([task]), ...cut }),
      ComingSessions: () => ({ asStudent: none, asMentor }),
    })
    const { user } = await renderApp('/calendar?view=month')
    await screen.findByRole('table', { name: 'December 2026' })
    await user.click(screen.getByLabelText('Next month'))
    await screen.findByRole('table', { name: 'January 2027' })
    expect(screen.queryByText('Nothing this month.') !== null).toBe(isEmpty)
    const isTold = screen.queryByText(/^You have more tasks/) !== null
    expect(isTold).toBe(!isEmpty && asMentor === none)
  },
)

it('says of this month that nothing more is in it, and of one that is over what is not shown', async () => {
  inNovember()
  fakeServer({ ...nothingElse, CalendarPage: () => pageOf([]) })
  const { user } = await renderApp('/calendar?view=month')
  await screen.findByRole('table', { name: 'November 2026' })
  expect(screen.getByText('Nothing more this month.')).toBeTruthy()
  await user.click(screen.getByLabelText('Previous month'))
  await screen.findByRole('table', { name: 'October 2026' })
  expect(screen.getByText(/^Past deadlines, sessions/)).toBeTruthy()
  expect(screen.queryByText(/^Nothing/)).toBeNull()
})

it('stays at the month that was chosen while a part of it is read again', async () => {
  inNovember()
  let isAway = true
  const tasks = Promise.withResolvers<Record<string, unknown>>()
  const { DueTasks: _, ...others } = nothingElse
  fakeServer({
    ...others,
    CalendarPage: () => pageOf([]),
    DueTasks: async () => {
      if (isAway) throw new TypeError('away')
      return tasks.promise
    },
  })
  const { user } = await renderApp('/calendar?view=month')
  await screen.findByText('Failed to load your tasks')
  await user.click(screen.getByLabelText('Next month'))
  const table = await screen.findByRole('table', { name: 'December 2026' })
  isAway = false
  await user.click(screen.getByText('Try again'))
  expect(table.isConnected).toBe(true)
  tasks.resolve({ ...nothingElse.DueTasks(), notStarted: listOf([task]) })
  expect(await within(table).findByText(/Request the transcript/)).toBeTruthy()
})
