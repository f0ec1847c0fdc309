import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { experienced } from '#testing/home-answers.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

/** Everything known of a mentor's 45 sessions, the latest first. */
const sessions = Array.from({ length: 45 }, (_, index) => ({
  __typename: 'MentorshipSession',
  id: `session-${index}`,
  type: 'ESSAY_REVIEW',
  status: index === 0 ? 'REQUESTED' : 'COMPLETED',
  scheduledAt: '2026-11-03T20:30:00.000Z',
  endsAt: '2026-11-03T21:30:00.000Z',
  expiresAt: '2026-11-02T20:30:00.000Z',
  duration: 60,
  isViewerMentor: true,
  mentor: { __typename: 'Mentor', id: 'ama', name: 'Ama Mensah' },
  student: {
    __typename: 'User',
    id: `student-${index}`,
    firstName: 'Kofi',
    lastName: `Number ${index}`,
  },
}))

/** Answers as the server does: of each session, only the requested fields. */
function pageOf(first: number, after: unknown, fields: readonly string[]) {
  const start = sessions.findIndex(({ id }) => id === after) + 1
  const nodes = sessions.slice(start, start + first)
  return {
    edges: nodes.map((node) => ({
      cursor: node.id,
      node: Object.fromEntries(
        Object.entries(node).filter(([name]) => fields.includes(name)),
      ),
    })),
    endCursor: nodes.at(-1)?.id ?? null,
    hasNextPage: start + first < sessions.length,
  }
}

const named = ['__typename', 'id', 'status', 'scheduledAt', 'student']
const answers = {
  ...experienced,
  SessionViewer: () => ({
    viewer: { ...viewer, roles: ['MENTOR' as const], preferences: { timeZone: 'UTC' } },
  }),
  HomeSessionRequests: () => {
    const { edges } = pageOf(50, null, [...named, 'endsAt', 'expiresAt'])
    return { mentorshipSessions: { edges } }
  },
  HomeEssayRequests: () => ({ essayRequests: { edges: [] } }),
  HomeMentorTimes: () => ({ myMentorProfile: null }),
  SessionsPage: ({ after }: Record<string, unknown>) => {
    const fields = [...named, 'type', 'duration', 'isViewerMentor', 'mentor']
    const { edges, ...pageInfo } = pageOf(20, after, fields)
    return { mentorshipSessions: { totalCount: sessions.length, pageInfo, edges } }
  },
}

it('shows a mentor who comes from the home page all of their sessions', async () => {
  fakeServer(answers)
  await renderApp('/')
  await screen.findByRole('link', { name: /^Answer Kofi Number 0/ })
  cleanup()
  const { user } = await renderApp('/mentoring?side=mentor')
  for (const count of [20, 40]) {
    await screen.findByText(`${count} of 45 sessions`)
    await user.click(screen.getByText('Show more sessions'))
  }
  expect(await screen.findByText('45 of 45 sessions')).toBeTruthy()
})

const nobody = {
  edges: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, endCursor: null },
}

it('tells a mentor that requests will come', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: { ...viewer, roles: ['MENTOR' as const] } }),
    SessionsPage: () => ({ mentorshipSessions: nobody }),
  })
  await renderApp('/mentoring?side=mentor')
  await screen.findByText(/^Requests from students appear here\.$/)
  screen.getByRole('link', { name: 'Your times' })
  expect(screen.queryByRole('link', { name: 'Become a mentor' })).toBeNull()
})

const notYet = 'You are not a mentor yet'
const profile = 'Your mentor profile'

it.each([
  ['who never applied', null, notYet, 'Become a mentor'],
  ['who waits', 'APPLIED', 'Your application is waiting for an admin’s review', profile],
  ['who was declined', 'DECLINED', notYet, profile],
])('tells a person %s how they become a mentor', async (_who, status, title, action) => {
  fakeServer({
    SessionViewer: () => ({ viewer }),
    SessionsPage: () => ({ mentorshipSessions: nobody }),
    EssaysToReadPage: () => ({ essayRequests: nobody }),
    NoWorkYet: () => ({
      myMentorProfile: status && { id: viewer.id, settings: { status } },
    }),
  })
  for (const address of ['/mentoring?side=mentor', '/mentoring/essays']) {
    await renderApp(address)
    await screen.findByText(title)
    const names = ['Your times', 'Become a mentor', profile]
    const shown = names.filter((name) => screen.queryByRole('link', { name }))
    expect(shown).toEqual([action])
    expect(screen.queryByText(/^Your profile says/)).toBeNull()
    cleanup()
  }
})
