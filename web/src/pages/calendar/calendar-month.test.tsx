import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { award, listOf, none, nothingElse, pageOf } from '#testing/calendar-answers.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())
afterEach(() => vi.useRealTimers())
const inNovember = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })

const task = {
  __typename: 'PrepTask',
  id: 'task-1',
  title: 'Request the transcript',
  status: 'NOT_STARTED',
  dueDate: '2026-12-03',
  isToApplyFor: true,
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

it('shows the month of the next deadline day by day, and can move to others', async () => {
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

it('shows tasks, sessions and immigration dates too, each with its kind and link', async () => {
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

const offered = (id: string, title: string, offer: object) => ({
  __typename: 'Application',
  id,
  scholarship: { __typename: 'Scholarship', id: `award-${id}`, title },
  offer: { __typename: 'Offer', id: `offer-${id}`, ...offer },
})
const answerEndsAt = '2026-12-11T05:00:00.000Z'
const applications = listOf([
  offered('a1', 'Harbour Award', { state: 'OFFERED', answerEndsAt }),
  offered('a2', 'Answered Award', { state: 'ACCEPTED', answerEndsAt }),
  offered('a3', 'Late Award', {
    state: 'OFFERED',
    answerEndsAt: '2026-11-22T05:00:00.000Z',
  }),
])

it('shows the last minute to answer an award only while it can be answered', async () => {
  inNovember()
  fakeServer({
    ...nothingElse,
    CalendarPage: () => pageOf([]),
    OpenOffers: () => ({ applications }),
  })
  const { user } = await renderApp('/calendar')
  const list = await screen.findByRole('region', { name: 'Awards to answer' })
  expect(within(list).getByRole('listitem').textContent).toBe(
    'Harbour AwardAnswer by 11 Dec 2026, 10:29',
  )
  await user.click(screen.getByRole('link', { name: 'Month' }))
  const table = await screen.findByRole('table', { name: 'December 2026' })
  const entry = within(table).getByRole('listitem')
  expect(entry.closest('td')?.textContent).toMatch(/^11/)
  expect(entry.textContent).toBe('10:29 · Harbour Award (award to answer)')
  expect(within(entry).getByRole('link').getAttribute('href')).toBe('/applications/a1')
})

it('says in the list that awards to answer could not be loaded, and can load them again', async () => {
  inNovember()
  const { OpenOffers: _, ...others } = nothingElse
  let isAway = true
  fakeServer({
    ...others,
    CalendarPage: () => pageOf([]),
    OpenOffers: () => {
      if (isAway) throw new TypeError('away')
      return { applications }
    },
  })
  const { user } = await renderApp('/calendar')
  await screen.findByText('Failed to load the awards you were offered')
  isAway = false
  await user.click(screen.getByText('Try again'))
  expect(await screen.findByText('Harbour Award')).toBeTruthy()
})

it('does not call a month empty when part of it could not be loaded', async () => {
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
  'decides if a month is empty when the rest of %s cannot be loaded',
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
    const isTold = !isEmpty && asMentor === none
    const words = 'Failed to load all of your tasks'
    if (isTold) await screen.findByText(words)
    expect(screen.queryByText('Nothing this month.') !== null).toBe(isEmpty)
    expect(screen.queryByText(words) !== null).toBe(isTold)
  },
)

it('shows tasks beyond the first page in their month', async () => {
  inNovember()
  const late = { ...task, id: 'task-60', title: 'Proofread', dueDate: '2027-01-09' }
  fakeServer({
    ...nothingElse,
    CalendarPage: () => pageOf([]),
    DueTasks: () => ({ ...nothingElse.DueTasks(), notStarted: listOf([task], true) }),
    DueTasks_Rest: () => ({ prepTasks: listOf([late]) }),
  })
  const { user } = await renderApp('/calendar?view=month')
  await screen.findByRole('table', { name: 'December 2026' })
  await user.click(screen.getByLabelText('Next month'))
  const table = await screen.findByRole('table', { name: 'January 2027' })
  expect(await within(table).findByText('Proofread')).toBeTruthy()
})

it('says that nothing more is in this month, and what is not shown in past ones', async () => {
  inNovember()
  fakeServer({ ...nothingElse, CalendarPage: () => pageOf([]) })
  const { user } = await renderApp('/calendar?view=month')
  await screen.findByRole('table', { name: 'November 2026' })
  expect(screen.getByText('Nothing more this month.')).toBeTruthy()
  await user.click(screen.getByLabelText('Previous month'))
  await screen.findByRole('table', { name: 'October 2026' })
  expect(screen.getByText(/^Past deadlines, sessions/)).toBeTruthy()
  expect(screen.queryByText(/^Nothing/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await screen.findByRole('table', { name: 'November 2026' })
})

it('stays at the chosen month while part of it is loaded again', async () => {
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
