import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeMentor } from '#testing/fake-mentor.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  await getApolloClient().clearStore()
})
afterEach(() => vi.useRealTimers())

const mentor = {
  ...fakeMentor,
  id: 'm1',
  timeZone: 'UTC',
  horizonDays: 40,
  settings: null,
}
const viewer = { ...studentViewer, preferences: { timeZone: 'UTC' } }

const EXPIRES_AT = '2026-11-25T12:00:00Z'

/** The page of a mentor with one free time, in four weeks. */
async function open(timeZone = 'UTC') {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    MentorPage: () => ({ mentor }),
    SlotPicker({ from }) {
      const startsAt = '2026-12-22T15:00:00.000Z'
      const isIn = typeof from === 'string' && from > '2026-12-20'
      const slot = { __typename: 'MentorSlot', startsAt, endsAt: startsAt }
      return { mentor: { ...mentor, timeZone, slots: isIn ? [slot] : [] } }
    },
    BookSession_Hold: () => ({
      result: { __typename: 'SlotHeld', id: 'h1', expiresAt: '2026-11-23T12:05:00Z' },
    }),
    BookSession_Book: () => ({
      result: {
        __typename: 'SessionSaved',
        session: { __typename: 'MentorshipSession', id: 's1', expiresAt: EXPIRES_AT },
      },
    }),
    SessionPage: () => ({ mentorshipSession: null }),
  })
  const { user } = await renderApp('/mentors/m1')
  const asked = () =>
    requests
      .filter(({ operation }) => operation === 'SlotPicker')
      .map((one) => one.variables)
  return { user, asked }
}

it('names the section about the mentor after them, because an administrator’s queue has many', async () => {
  await open()
  expect(await screen.findByRole('region', { name: 'About Kofi' })).toBeTruthy()
})

it('a mentor can be booked as far ahead as they allow, and the page says which dates it shows', async () => {
  const { user, asked } = await open()
  const later = () => user.click(screen.getByRole('button', { name: 'Later times' }))
  await screen.findByText('No free times from 23 Nov 2026 to 7 Dec 2026')
  await screen.findByText('Try later times or another length.')
  expect(screen.queryByRole('button', { name: 'Earlier times' })).toBeNull()
  await later()
  await screen.findByText('No free times from 7 Dec 2026 to 21 Dec 2026')
  await later()
  // Many days have the same times.
  const description = 'Tuesday, 22 Dec 2026'
  await screen.findByRole('button', { name: '15:00', description })
  screen.getByText('From 21 Dec 2026 to 4 Jan 2027')
  screen.getByRole('heading', { name: description })
  expect(screen.queryByRole('button', { name: 'Later times' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Earlier times' }))
  await screen.findByText('No free times from 7 Dec 2026 to 21 Dec 2026')
  const spans = asked().map(({ from, until }) => [from, until])
  expect(spans.slice(0, 2)).toEqual([
    [undefined, undefined],
    ['2026-12-07T12:00:00.000Z', '2026-12-21T12:00:00.000Z'],
  ])
})

it.each([
  ['Africa/Accra', '15:00', 'Times are in UTC, for both of you.'],
  ['Africa/Lagos', '15:00 · 16:00', 'Your time (UTC) first, then the mentor’s (Lagos).'],
])('both local times are shown if they differ: %s', async (zone, time, words) => {
  const { user } = await open(zone)
  for (const _page of [1, 2])
    await user.click(await screen.findByRole('button', { name: 'Later times' }))
  await screen.findByRole('button', { name: time })
  expect(screen.getByText(words)).toBeTruthy()
})

it('a student who requests a session is told until when the mentor can accept it', async () => {
  const { user } = await open()
  for (const _page of [1, 2])
    await user.click(await screen.findByRole('button', { name: 'Later times' }))
  await user.click(await screen.findByRole('button', { name: '15:00' }))
  const dialog = within(await screen.findByRole('dialog'))
  // The page's note of the time zone is out of sight now, so the dialog names it.
  dialog.getByText(/ 15:00 UTC · 60 minutes$/)
  await user.click(dialog.getByRole('button', { name: 'Book Session' }))
  const words = await screen.findByText(/^The mentor can accept it until/)
  expect(words.textContent).toContain('25 Nov 2026, 12:00.')
})

it('a mentor with instant booking but no meeting link sees what students see, and why', async () => {
  const profile = {
    isActive: true,
    settings: {
      __typename: 'MentorSettings',
      status: 'APPROVED',
      roomUrl: null,
      essaysAtOnce: 1,
      decisionNote: null,
      weekly: [],
      overrides: [],
      bufferMinutes: 0,
      noticeHours: 24,
      horizonDays: 40,
    },
  }
  const own = { ...mentor, booksInstantly: true, university: 'Ohio State', ...profile }
  fakeServer({
    SessionViewer: () => ({ viewer }),
    MentorPage: () => ({ mentor: own }),
    OwnMentorProfile: () => ({
      mentorOptions: { __typename: 'MentorOptions', expertise: [], languages: [] },
      myMentorProfile: own,
    }),
  })
  const why = 'Without a meeting link, students have to ask you first.'
  const { user } = await renderApp('/mentors/m1')
  await screen.findByText(why)
  expect(screen.queryByText('Instant booking')).toBeNull()
  expect(screen.getByText('University').nextElementSibling?.textContent).toBe('Ohio State')
  expect(screen.queryByText('Field')).toBeNull()
  screen.getByText('Confirms each request within 48 hours, or it expires')
  await user.click(screen.getByRole('link', { name: 'Add a meeting link' }))
  const link = await screen.findByLabelText(/^Link to your meeting room/)
  screen.getByText(why)
  await user.type(link, 'https://meet.example/kofi')
  expect(screen.queryByText(why)).toBeNull()
})
