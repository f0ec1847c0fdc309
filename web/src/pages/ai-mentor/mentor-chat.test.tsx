import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type {
  AiMentorPageQuery,
  MentorSessionsQuery,
  SessionViewerQuery,
  StopMentorReplyMutation,
  StudentProgressQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const mentor = {
  __typename: 'AiMentor' as const,
  id: 'amara',
  name: 'Amara',
  isConnected: true,
  personality: 'thoughtful',
  greeting: 'Hello.',
  answersBy: 'RULES' as const,
  communicationStyle: 'Calm',
  specialization: [],
  backstory: null,
  timesSelected: 0,
  averageRating: null,
  encouragementLevel: 5,
  directnessLevel: 5,
}

/** A student who has a mentor. */
const connected = {
  SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
  AiMentorPage: () =>
    ({
      features: ['ai-mentors'],
      aiMentors: [mentor],
    }) as unknown as AiMentorPageQuery,
}

const reached = (id: string, completedAt: string | null) => ({
  id,
  title: `Achievement ${id}`,
  points: 50,
  completedAt,
})

const progress = {
  __typename: 'StudentProgress' as const,
  totalPoints: 1_250,
  currentLevel: 2,
  pointsInLevel: 250,
  pointsToNextLevel: 750,
  currentStreak: 3,
  achievementsUnlocked: 4,
  weeklyGoals: {
    applications: { current: 1, target: 2 },
    essays: { current: 0, target: 1 },
    interactions: { current: 4, target: 5 },
  },
  achievements: [
    reached('first', '2026-11-01T10:00:00Z'),
    reached('open', null),
    reached('second', '2026-11-02T10:00:00Z'),
    reached('fourth', '2026-11-04T10:00:00Z'),
    reached('third', '2026-11-03T10:00:00Z'),
  ],
}

it('keeps the chat when the progress fails to load', async () => {
  fakeServer({
    ...connected,
  })
  await renderApp('/ai-mentor')
  const column = await screen.findByRole('region', { name: 'Your progress' })
  await within(column).findByText('Failed to load your progress')
  expect(screen.getByRole('heading', { name: 'Chat with Amara' })).toBeTruthy()
  const chat = screen.getByRole('region', { name: 'Chat with Amara' })
  expect(chat.className).toContain('scroll-smooth')
})

it('says once that an unsent message is kept', async () => {
  fakeServer({ ...connected })
  const { user } = await renderApp('/ai-mentor')
  const box = await screen.findByRole('textbox', { name: 'Your message' })
  await user.type(box, 'Which deadline is next?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  // Other parts of the page, which this server does not answer either, have alerts of their own.
  const said = await screen.findByText(/^The message was not sent/)
  expect(said.closest('[role="alert"]')?.textContent).toBe(
    'The message was not sent. We cannot reach the server. What you typed is still here. Check your connection and try again.',
  )
  expect(screen.getByDisplayValue('Which deadline is next?')).toBeTruthy()
})

it('shows a student’s progress next to the chat, with the last three achievements', async () => {
  fakeServer({
    ...connected,
    MentorSessions: () =>
      ({
        mentorSessions: {
          edges: [],
          totalCount: 0,
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }) as unknown as MentorSessionsQuery,
    StudentProgress: () =>
      ({ studentProgress: progress }) as unknown as StudentProgressQuery,
  })
  await renderApp('/ai-mentor')
  await screen.findByText('Your thoughtful mentor')
  const column = await screen.findByRole('region', { name: 'Your progress' })
  await within(column).findByText('1,250 points', { exact: false })
  expect(within(column).getByText('4 of 5')).toBeTruthy()
  const latest = within(column).getByRole('region', { name: 'Latest achievements' })
  const titles = within(latest)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Achievement \w+/.exec(textContent)?.[0])
  expect(titles).toEqual(['Achievement fourth', 'Achievement third', 'Achievement second'])
})

it('stops an answer while it is written, says so, and offers a retry', async () => {
  let isStopped = false
  const reply = () => ({
    __typename: 'MentorReply',
    id: 'r1',
    status: isStopped ? 'STOPPED' : 'PENDING',
    question: 'How do I begin?',
    answer: null,
    sources: [],
    madeBy: null,
    failure: null,
    isHelpful: null,
    isMotivating: null,
  })
  const { requests } = fakeServer({
    ...connected,
    MentorConversation: ({ id }) => ({
      mentorSession: {
        __typename: 'MentorSession',
        id,
        mentorId: mentor.id,
        exchanges: {
          __typename: 'MentorReplyConnection',
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: '1' },
          edges: [
            {
              __typename: 'MentorReplyEdge',
              cursor: '1',
              node: reply(),
            },
          ],
        },
      },
    }),
    MentorConversationReply: () => ({ mentorReply: reply() }),
    StopMentorReply: () => {
      isStopped = true
      return {
        stopMentorReply: {
          __typename: 'MentorReplySuccess',
          reply: { id: 'r1', status: 'STOPPED' },
        },
      } satisfies StopMentorReplyMutation
    },
  })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderApp('/ai-mentor?session=s1')
  const stop = await screen.findByRole('button', { name: 'Stop' })
  scroll.mockClear()
  await user.click(stop)
  await screen.findByText('You stopped this answer. Nothing was saved.')
  // The notice is higher than what it replaces: on a phone, “Retry” would be below the edge of the chat.
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  const stopped = requests.find(({ operation }) => operation === 'StopMentorReply')
  expect(stopped?.variables).toEqual({ input: { id: 'r1' } })
})
