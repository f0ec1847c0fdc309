import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { cards, experienced, newcomers } from '#testing/home-answers.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const request = {
  __typename: 'MentorshipSession',
  id: 'm1',
  status: 'REQUESTED',
  scheduledAt: '2026-12-05T14:00:00.000Z',
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

/** Who is a mentor, and waited for by two students. */
const mentoring = {
  SessionViewer: () => ({
    viewer: { ...viewer, roles: ['MENTOR' as const], preferences: { timeZone: 'UTC' } },
  }),
  HomeSessionRequests: () => ({ mentorshipSessions: listOf([request, answered(request)]) }),
  HomeEssayRequests: () => ({ essayRequests: listOf([essayRequest]) }),
}
const listOf = (nodes: readonly { id: string }[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
const answered = (one: typeof request) => ({ ...one, id: 'm2', status: 'SCHEDULED' })

it.each([
  ['who is new here', newcomers, ['What to do today', 'Get started']],
  ['with a profile', experienced, ['What to do today']],
])('tells a mentor %s first who waits for their answer', async (_who, parts, first) => {
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

it('does not say that nothing waits where requests could not be read', async () => {
  const { SessionViewer, HomeSessionRequests } = mentoring
  fakeServer({ ...experienced, SessionViewer, HomeSessionRequests })
  await renderApp('/')
  expect(await screen.findByText(/^Part of this page did not load/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Answer Kofi Boateng/ })).toBeTruthy()
})

it('asks who is no mentor for no requests', async () => {
  const { requests } = fakeServer(experienced)
  await renderApp('/')
  await screen.findByRole('region', { name: 'What to do today' })
  const asked = requests.map(({ operation }) => operation)
  expect(asked.filter((name) => name.endsWith('Requests'))).toEqual([])
})
