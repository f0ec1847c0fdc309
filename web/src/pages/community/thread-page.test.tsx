import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

type Sink = { next(result: unknown): void }
const sinks: Sink[] = []

vi.mock('#lib/live/socket.ts', () => ({
  liveSocket: {
    subscribe: ({ query }: { query: string }, sink: Sink) => {
      if (query.includes('ThreadPage_Live')) sinks.push(sink)
      return () => undefined
    },
    onDown: () => () => undefined,
  },
}))

const WORDS = 'I sold my notes here.'

beforeEach(async () => {
  sinks.length = 0
  await getApolloClient().clearStore()
})

const author = { __typename: 'User', id: 'u1', firstName: 'Amina', lastName: 'O.' }
const counts = { upvotes: 0, downvotes: 0, hasMyVote: false, hasMyDownvote: false }
const dates = { createdAt: '2026-11-20T10:00:00Z', editedAt: null }

const hidden = (isOwn: boolean, content: string | null) => ({
  __typename: 'Reply',
  id: 'r1',
  postId: 'p1',
  parentId: null,
  author,
  content,
  state: 'HIDDEN',
  isOwn,
  isAuthorBlocked: false,
  isAccepted: false,
  ...counts,
  ...dates,
  revisions: [],
})

const thread = (reply: object) => ({
  __typename: 'Post',
  id: 'p1',
  title: 'Which insurance?',
  content: 'Before the I-20?',
  category: 'QUESTION',
  tags: [],
  author,
  country: null,
  degreeLevel: null,
  visaStage: null,
  isPinned: false,
  isSticky: false,
  state: 'SHOWN',
  isOwn: false,
  isAuthorBlocked: false,
  ...counts,
  ...dates,
  viewCount: 1,
  replyCount: 1,
  acceptedReplyId: null,
  myFollow: null,
  rulesChangedSince: [],
  revisions: [],
  participants: [],
  replies: {
    __typename: 'ReplyConnection',
    totalCount: 1,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: [{ __typename: 'ReplyEdge', cursor: 'c1', node: { ...reply, answers: [] } }],
  },
})

/** What everybody who watches is told. */
const told = (changed: object) => ({
  post: {
    __typename: 'Post',
    id: 'p1',
    ...counts,
    replyCount: 1,
    acceptedReplyId: null,
    changedReplies: [changed],
  },
})

/** Opens a thread with a hidden reply, and tells the page what the server tells everybody. */
async function open(o: { roles: 'MODERATOR'[]; isOwn: boolean }) {
  const mayRead = o.isOwn || o.roles.length > 0
  const reply = hidden(o.isOwn, mayRead ? WORDS : null)
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: o.roles } }),
    ThreadPage: () => ({ post: thread(reply) }),
    ThreadPage_Live: () => told(reply),
  })
  await renderApp('/community/p1')
  await screen.findByRole('heading', { name: 'Which insurance?' })
  await waitFor(() => expect(sinks).toHaveLength(1))
  await act(async () => sinks[0]?.next({ data: told(hidden(false, null)) }))
  return screen
}

it.each([
  ['its writer', { roles: [], isOwn: true }],
  ['a moderator', { roles: ['MODERATOR' as const], isOwn: false }],
])('%s still reads a hidden reply after the others were told', async (_who, reader) => {
  const page = await open(reader)
  expect(await page.findByText(WORDS)).toBeTruthy()
  expect(page.getByText(/^Moderators have hidden this\. Only you/)).toBeTruthy()
})

it('others read only that it is hidden', async () => {
  const page = await open({ roles: [], isOwn: false })
  expect(await page.findByText('Moderators have hidden this.')).toBeTruthy()
  expect(page.queryByText(WORDS)).toBeNull()
})
