import { screen, within, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

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

const failedReply = (n: number) => ({
  ...reply(n),
  status: 'FAILED',
  answer: null,
  failure: 'The answer was lost',
})

/** Exchanges of a page: fewer than a real server gives, which the page cannot tell. */
const PAGE = 4

type Conversation = {
  exchangeCount: number
  until?: Promise<void>
  failed?: ReadonlySet<number>
  /** What another window did while a question was answered here. */
  elsewhere?: 'asked again' | 'deleted'
}

/** A student whose mentor is Amara, with 25 conversations, one of them with Diego. */
function serve(o: Conversation = { exchangeCount: 6 }) {
  const { exchangeCount, until, failed = new Set<number>(), elsewhere } = o
  let current = 'amara'
  let isAnswered = false
  const node = (n: number) => {
    if (!failed.has(n)) return reply(n)
    return isAnswered ? { ...reply(n), id: `elsewhere${n}` } : failedReply(n)
  }
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
    MentorConversation: async ({ id, after }) => {
      await until
      if (isAnswered && elsewhere === 'deleted') return { mentorSession: null }
      const end = after === undefined ? exchangeCount : Number(after) - 1
      const start = Math.max(0, end - PAGE)
      const numbers = Array.from({ length: end - start }, (_, n) => end - n)
      return {
        mentorSession: {
          __typename: 'MentorSession',
          id,
          mentorId: id === 's1' ? 'diego' : 'amara',
          exchanges: {
            __typename: 'MentorReplyConnection',
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: start > 0,
              endCursor: `${start + 1}`,
            },
            edges: numbers.map((n) => ({
              __typename: 'MentorReplyEdge',
              cursor: `${n}`,
              node: node(n),
            })),
          },
        },
      }
    },
    RetryMentorReply: ({ input }) => ({
      retryMentorReply: {
        __typename: 'MentorReplySuccess',
        reply: {
          ...reply(Number((input as { id: string }).id.slice(1))),
          id: 'again',
          sessionId: 's1',
          status: 'PENDING',
          answer: null,
        },
      },
    }),
    MentorReplyProgress: ({ replyId }) => ({
      mentorReplyProgress: {
        __typename: 'MentorReplyPiece',
        replyId,
        sequence: 1,
        step: 'COMPLETED',
        from: 0,
        piece: '',
        label: null,
        isLast: true,
      },
    }),
    MentorConversationReply: ({ id }) => {
      isAnswered = true
      const late = { ...reply(0), id, question: 'Question 2', answer: 'Late answer' }
      return { mentorReply: elsewhere ? null : late }
    },
    SendMentorMessage: () => ({
      sendMentorMessage: {
        __typename: 'MentorReplySuccess',
        reply: { __typename: 'MentorReply', id: 'r6', sessionId: 's1' },
      },
    }),
  })
}

it('a conversation continues with its own mentor, whoever the current one is', async () => {
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
  await waitFor(() =>
    expect(sent()?.variables).toMatchObject({
      input: { mentorId: 'diego', sessionId: 's1' },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'New Session' }))
  await screen.findByRole('heading', { name: 'Chat with Amara' })
})

it('asks for a message when none is written, and focuses the field', async () => {
  const { requests } = serve()
  const { user } = await renderApp('/ai-mentor')
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  screen.getByText('Write a message first')
  const message = screen.getByLabelText('Your message')
  expect(document.activeElement).toBe(message)
  await user.keyboard('Hi')
  expect(screen.queryByText('Write a message first')).toBeNull()
  expect(requests.map(({ operation }) => operation)).not.toContain('SendMentorMessage')
})

it('text typed while a conversation loads is kept, and can be sent afterwards', async () => {
  const loading = Promise.withResolvers<void>()
  const { requests } = serve({ exchangeCount: 6, until: loading.promise })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const sent = () => requests.filter(({ operation }) => operation === 'SendMentorMessage')
  await user.type(await screen.findByLabelText('Your message'), 'And now?{Enter}')
  expect(sent()).toHaveLength(0)
  expect(screen.getByText('The conversation has not loaded yet')).toBeTruthy()
  loading.resolve()
  await screen.findByRole('heading', { name: 'Chat with Diego' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('And now?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { variables: { input: { mentorId: 'diego', message: 'And now?' } } },
    ]),
  )
})

it('changing the mentor leaves the open conversation', async () => {
  serve()
  const { user } = await renderApp('/ai-mentor?session=s2')
  await screen.findByText('Question 6')
  await user.click(screen.getByRole('button', { name: 'Change mentor' }))
  await user.click(screen.getByRole('button', { name: 'Choose This Mentor: Diego' }))
  await screen.findByRole('heading', { name: 'Chat with Diego' })
  expect(screen.queryByText('Question 6')).toBeNull()
  await screen.findByText('Start a conversation to get personalized guidance!')
})

it('every conversation and all of its messages can be reached', async () => {
  serve()
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  await within(chat).findByText('Question 3')
  expect(within(chat).queryByText('Question 2')).toBeNull()
  await user.click(within(chat).getByRole('button', { name: 'Earlier messages' }))
  await within(chat).findByText('Question 1')
  expect(within(chat).queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  expect(screen.queryByText('Conversation 25')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Show/ }))
  await screen.findByText('Conversation 25')
})

it('a conversation of any length can be read back to its first question', async () => {
  serve({ exchangeCount: 10 })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  const earlier = () => within(chat).queryByRole('button', { name: 'Earlier messages' })
  for (let shown = PAGE; shown < 10; shown += PAGE) {
    await within(chat).findByText(`Question ${10 - shown + 1}`)
    await user.click(within(chat).getByRole('button', { name: 'Earlier messages' }))
  }
  const first = await within(chat).findByText('Question 1')
  expect(earlier()).toBeNull()
  const last = within(chat).getByText('Question 10')
  expect(first.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('an old question that is asked again is answered in its place', async () => {
  serve({ exchangeCount: 6, failed: new Set([2]) })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  await within(chat).findByText('Question 3')
  await user.click(within(chat).getByRole('button', { name: 'Earlier messages' }))
  await user.click(await within(chat).findByRole('button', { name: 'Retry' }))
  const late = await within(chat).findByText('Late answer')
  const next = within(chat).getByText('Question 3')
  expect(late.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(chat).getAllByText('Question 2')).toHaveLength(1)
  expect(within(chat).queryByText('The answer was lost')).toBeNull()
})

it.each([
  ['asked again', 'Answer 3'],
  ['deleted', 'Start a conversation to get personalized guidance!'],
] as const)(
  'a question that was %s in another window does not block new ones',
  async (elsewhere, now) => {
    serve({ exchangeCount: 3, failed: new Set([3]), elsewhere })
    const { user } = await renderApp('/ai-mentor?session=s1')
    const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
    await user.click(await within(chat).findByRole('button', { name: 'Retry' }))
    await screen.findByText(now)
    await user.type(screen.getByLabelText('Your message'), 'And now?')
    expect(screen.queryByText('Wait for the answer or stop it')).toBeNull()
    expect(within(chat).queryByRole('button', { name: 'Stop' })).toBeNull()
  },
)

it('an old question that was asked again in another window is reloaded with all messages before it', async () => {
  serve({ exchangeCount: 6, failed: new Set([2]), elsewhere: 'asked again' })
  const { user } = await renderApp('/ai-mentor?session=s1')
  const chat = await screen.findByRole('region', { name: 'Chat with Diego' })
  const earlier = () => within(chat).findByRole('button', { name: 'Earlier messages' })
  await user.click(await earlier())
  await user.click(await within(chat).findByRole('button', { name: 'Retry' }))
  await user.click(await earlier())
  await within(chat).findByText('Answer 2')
  expect(screen.queryByText('Wait for the answer or stop it')).toBeNull()
})
