import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => getApolloClient().clearStore())

const mentor = (id: string, name: string, isConnected: boolean) => ({
  __typename: 'AiMentor',
  id,
  name,
  isConnected,
  personality: 'Thoughtful',
  greeting: 'Hello.',
  answersBy: 'built-in guide',
  communicationStyle: 'Calm',
  specialization: [],
  backstory: null,
  timesSelected: 0,
  averageRating: null,
  encouragementLevel: 5,
  directnessLevel: 5,
})

const reply = (n: number) => ({
  __typename: 'MentorReply',
  id: `r${n}`,
  status: 'COMPLETED',
  question: `Question ${n}`,
  answer: `Answer ${n}`,
  sources: [],
  madeBy: null,
  failure: null,
  isHelpful: null,
  isMotivating: null,
})

type Conversation = { exchangeCount: number; until?: Promise<void> }

/** A student of Amara, with a conversation with Diego among 25. */
function serve({ exchangeCount, until }: Conversation = { exchangeCount: 60 }) {
  let current = 'amara'
  return fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    AiMentorPage: () => ({
      features: ['ai-mentors'],
      aiMentors: [
        mentor('amara', 'Amara', current === 'amara'),
        mentor('diego', 'Diego', current === 'diego'),
      ],
    }),
    ConnectMentor({ input }) {
      current = (input as { mentorId: string }).mentorId
      const connected = { ...mentor(current, 'Diego', true) }
      return {
        connectMentor: { __typename: 'ConnectMentorSuccess', mentor: connected },
      }
    },
    MentorSessions({ after }) {
      const from = after === undefined ? 0 : 20
      const numbers = Array.from({ length: from ? 5 : 20 }, (_, n) => from + n + 1)
      return {
        mentorSessions: {
          __typename: 'MentorSessionConnection',
          totalCount: 25,
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: from === 0,
            endCursor: `c${from + 20}`,
          },
          edges: numbers.map((n) => ({
            __typename: 'MentorSessionEdge',
            cursor: `c${n}`,
            node: {
              __typename: 'MentorSession',
              id: `s${n}`,
              mentorId: n === 1 ? 'diego' : 'amara',
              title: `Conversation ${n}`,
            },
          })),
        },
      }
    },
    MentorConversation: async ({ id, last }) => {
      await until
      const replies = Array.from({ length: exchangeCount }, (_, n) => reply(n + 1))
      return {
        mentorSession: {
          __typename: 'MentorSession',
          id,
          mentorId: id === 's1' ? 'diego' : 'amara',
          exchangeCount,
          replies: replies.slice(-Number(last)),
        },
      }
    },
    SendMentorMessage: () => ({
      sendMentorMessage: {
        __typename: 'MentorReplySuccess',
        reply: { __typename: 'MentorReply', id: 'r60', sessionId: 's1' },
      },
    }),
  })
}

it('a conversation is with its own mentor, whoever is the current one', async () => {
  const { requests } = serve()
  const { user } = await renderApp('/ai-mentor')
  await screen.findByRole('heading', { name: 'Chat with Amara' })
  await user.click(
    await screen.findByRole('link', { name: /^Conversation 1\b.*With Diego/ }),
  )
  await screen.findByRole('heading', { name: 'Chat with Diego' })
  await user.type(screen.getByLabelText('Your message'), 'And now?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const sent = () => requests.find(({ operation }) => operation === 'SendMentorMessage')
  await vi.waitFor(() =>
    expect(sent()?.variables).toMatchObject({
      input: { mentorId: 'diego', sessionId: 's1' },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'New Session' }))
  await screen.findByRole('heading', { name: 'Chat with Amara' })
})

it('what is written while a conversation loads is kept, and can be sent once it is there', async () => {
  const loading = Promise.withResolvers<void>()
  const { requests } = serve({ exchangeCount: 60, until: loading.promise })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const sent = () => requests.filter(({ operation }) => operation === 'SendMentorMessage')
  await user.type(await screen.findByLabelText('Your message'), 'And now?{Enter}')
  expect(sent()).toHaveLength(0)
  expect(screen.getByTitle('The conversation has not loaded yet')).toBeTruthy()
  loading.resolve()
  await screen.findByRole('heading', { name: 'Chat with Diego' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('And now?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([
      { variables: { input: { mentorId: 'diego', message: 'And now?' } } },
    ]),
  )
})

it('who changes their mentor leaves the conversation that was open', async () => {
  serve()
  const { user } = await renderApp('/ai-mentor?session=s2')
  await screen.findByText('Question 60')
  await user.click(screen.getByRole('button', { name: 'Change mentor' }))
  await user.click(screen.getByRole('button', { name: 'Choose This Mentor: Diego' }))
  await screen.findByRole('heading', { name: 'Chat with Diego' })
  expect(screen.queryByText('Question 60')).toBeNull()
  await screen.findByText('Start a conversation to get personalized guidance!')
})

it('every conversation can be reached, and all that was said in it', async () => {
  serve()
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  await within(chat).findByText('Question 11')
  expect(within(chat).queryByText('Question 10')).toBeNull()
  await user.click(within(chat).getByRole('button', { name: 'Earlier messages' }))
  await within(chat).findByText('Question 1')
  expect(within(chat).queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  expect(screen.queryByText('Conversation 25')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Show/ }))
  await screen.findByText('Conversation 25')
})

it('of a conversation that is longer than the server gives, it is said that the start is missing', async () => {
  serve({ exchangeCount: 501 })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  const cut = () =>
    within(chat).queryByText('Only the last 500 questions are shown', { exact: false })
  for (let shown = 50; shown < 500; shown += 50) {
    await within(chat).findByText(`Question ${501 - shown + 1}`)
    expect(cut()).toBeNull()
    await user.click(within(chat).getByRole('button', { name: 'Earlier messages' }))
  }
  await within(chat).findByText('Question 2')
  expect(cut()).not.toBeNull()
})
