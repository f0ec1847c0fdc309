import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CalendarPageQuery, SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

type Account = NonNullable<SessionViewerQuery['viewer']>['accountType']

const sessionOf = (accountType: Account) => () =>
  ({
    viewer: {
      id: 'ama',
      username: 'ama',
      email: 'ama@example.org',
      firstName: 'Ama',
      lastName: 'Mensah',
      accountType,
      roles: [],
      isEmailVerified: true,
      preferences: { timeZone: 'Asia/Kolkata' },
      memberships: [],
    },
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

it('says what will be here while nothing is saved', async () => {
  fakeServer({ SessionViewer: sessionOf('STUDENT'), CalendarPage: () => pageOf([]) })
  await renderApp('/calendar')
  expect(await screen.findByText('Nothing in your calendar yet')).toBeTruthy()
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
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
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
    SessionViewer: sessionOf('STUDENT'),
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
