import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { award, listOf, none, pageOf, sessionOf } from '#testing/calendar-answers.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())
afterEach(() => vi.useRealTimers())

it('tells accounts without a list that calendars are for students, without loading one', async () => {
  const server = fakeServer({ SessionViewer: sessionOf('DONOR') })
  await renderApp('/calendar')
  await screen.findByText('Calendars are for student accounts')
  expect(server.requests.map(({ operation }) => operation)).not.toContain('CalendarPage')
})

it('offers to try again when it cannot be loaded', async () => {
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

it('explains the page when nothing is saved', async () => {
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

it('shows a student’s upcoming immigration deadlines, too', async () => {
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
  __typename: 'MentorshipSession',
  id,
  status: 'SCHEDULED',
  scheduledAt: `${day}T10:00:00.000Z`,
  endsAt: `${day}T11:00:00.000Z`,
  isViewerMentor: false,
  mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi Boateng' },
  student: { __typename: 'Person', id: 'ama', firstName: 'Ama', lastName: 'Mensah' },
})

it('links to an upcoming session with a mentor', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  fakeServer({
    SessionViewer: sessionOf('STUDENT'),
    CalendarPage: () => pageOf([]),
    ComingSessions: () => ({
      asStudent: listOf([sessionOn('s0', '2026-11-20'), sessionOn('s1', '2026-11-24')]),
      asMentor: none,
    }),
  })
  await renderApp('/calendar')
  const sessions = await screen.findAllByRole('link', { name: 'Session with Kofi Boateng' })
  expect(sessions.map((one) => one.getAttribute('href'))).toEqual([
    '/mentoring/sessions/s1',
  ])
})

it('snoozes a reminder that was sent', async () => {
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
  // Waits for the page to read it again, so that this does not happen during the next test.
  const operations = () => server.requests.map(({ operation }) => operation)
  await waitFor(() => expect(operations()).toContain('AwardReminders_Record'))
})
