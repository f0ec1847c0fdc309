import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { cards, counts, experienced, newcomers } from '#testing/home-answers.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const request = {
  __typename: 'MentorshipSession',
  id: 'm1',
  status: 'REQUESTED',
  scheduledAt: '2026-12-05T14:00:00.000Z',
  endsAt: '2026-12-05T15:00:00.000Z',
  expiresAt: '2026-11-30T09:00:00.000Z',
  student: { __typename: 'User', id: 'kofi', firstName: 'Kofi', lastName: 'Boateng' },
}
const essayRequest = {
  __typename: 'EssayRequest',
  id: 'e1',
  status: 'REQUESTED',
  studentName: 'Abena',
  expiresAt: '2026-12-01T09:00:00.000Z',
}

/** Answers for a mentor whom two students wait for. */
const mentoring = {
  SessionViewer: () => ({
    viewer: { ...viewer, roles: ['MENTOR' as const], preferences: { timeZone: 'UTC' } },
  }),
  HomeSessionRequests: () => ({ mentorshipSessions: listOf([request, answered(request)]) }),
  HomeEssayRequests: () => ({ essayRequests: listOf([essayRequest]) }),
  HomeMentorTimes: () => timesOf([evening]),
}
const listOf = (nodes: readonly { id: string }[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
const evening = {
  __typename: 'WeeklyRange',
  weekday: 1,
  fromMinute: 1_020,
  untilMinute: 1_140,
}
const timesOf = (weekly: readonly object[], o: object = {}) => ({
  myMentorProfile: {
    __typename: 'Mentor',
    id: 'ama',
    isActive: true,
    settings: { __typename: 'MentorSettings', status: 'APPROVED', weekly, overrides: [] },
    ...o,
  },
})
const answered = (one: typeof request) => ({ ...one, id: 'm2', status: 'SCHEDULED' })

it.each([
  ['who does nothing else here', newcomers, ['What to do today']],
  [
    'who is a new student, too',
    { ...newcomers, HomeCounts: () => counts(1) },
    ['What to do today', 'Get started'],
  ],
  ['with a profile', experienced, ['What to do today']],
])('shows a mentor %s first who waits for their answer', async (_who, parts, first) => {
  fakeServer({ ...parts, ...mentoring })
  await renderApp('/')
  const card = await screen.findByRole('region', { name: 'What to do today' })
  const [session, essay] = within(card).getAllByRole('listitem')
  expect(session?.textContent).toBe(
    'Answer Kofi Boateng’s request for a sessionFor 5 Dec 2026, 14:00. Accept or decline by 30 Nov 2026, 09:00; after that it expires.',
  )
  expect(essay?.textContent).toBe(
    'Answer Abena’s request to read an essayAccept or decline by 1 Dec 2026, 09:00; after that it expires.',
  )
  const addresses = within(card)
    .getAllByRole('link')
    .slice(0, 2)
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/mentoring/sessions/m1', '/mentoring/essays/e1'])
  expect(cards().slice(0, first.length)).toEqual(first)
})

it('does not say that nothing is waiting when requests could not be loaded', async () => {
  const { HomeEssayRequests: _, ...others } = mentoring
  fakeServer({ ...experienced, ...others })
  await renderApp('/')
  expect(await screen.findByText(/^Part of this page did not load/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Answer Kofi Boateng/ })).toBeTruthy()
})

const setTimes = { name: 'Set the times when you take sessions' }

it('asks a mentor without times to set them, and does not suggest a match', async () => {
  fakeServer({ ...newcomers, ...mentoring, HomeMentorTimes: () => timesOf([]) })
  await renderApp('/')
  const card = await screen.findByRole('region', { name: 'What to do today' })
  const [first] = within(card).getAllByRole('link')
  expect(first).toBe(within(card).getByRole('link', setTimes))
  expect(first?.getAttribute('href')).toBe('/mentoring/availability')
  expect(screen.queryByText('Run your first match')).toBeNull()
})

it.each([
  ['has hours of the week', timesOf([evening])],
  ['takes a break', timesOf([], { isActive: false })],
  ['left', { myMentorProfile: null }],
])('does not ask a mentor who %s to set times', async (_who, answer) => {
  fakeServer({ ...experienced, ...mentoring, HomeMentorTimes: () => answer })
  await renderApp('/')
  await screen.findByRole('link', { name: /^Answer Kofi Boateng/ })
  expect(screen.queryByRole('link', setTimes)).toBeNull()
})

it('loads no requests for somebody who is not a mentor', async () => {
  const { requests } = fakeServer(experienced)
  await renderApp('/')
  await screen.findByRole('region', { name: 'What to do today' })
  const asked = requests.map(({ operation }) => operation)
  expect(asked.filter((name) => /Requests$|MentorTimes$/.test(name))).toEqual([])
})

it('links a mentor without requests to the sessions they give', async () => {
  const none = { edges: [] }
  fakeServer({
    ...newcomers,
    ...mentoring,
    HomeSessionRequests: () => ({ mentorshipSessions: none }),
    HomeEssayRequests: () => ({ essayRequests: none }),
  })
  await renderApp('/')
  const link = await screen.findByRole('link', { name: 'Sessions you give' })
  expect(link.getAttribute('href')).toBe('/mentoring?side=mentor')
})
