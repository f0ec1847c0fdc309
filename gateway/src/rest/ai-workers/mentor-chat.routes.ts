import { z } from 'zod'
import { flag, pageQuery, queryText, rawText, text } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type RouteInput, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'
import {
  messageShape,
  messagesOf,
  presentReply,
  replyShape,
} from './mentor-chat.presenter.ts'

const tag = 'AI mentors'
const access = 'signed-in'

const REPLY = `id sessionId mentorId context status question answer sources { title url says } madeBy failure
  askedAt finishedAt isHelpful isMotivating`
const SESSION = 'id mentorId title createdAt lastAskedAt exchangeCount'

const session = {
  id: z.string(),
  mentorId: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  lastAskedAt: z.iso.datetime(),
  exchangeCount: z.int(),
}

const NO_QUESTIONS: Row = { edges: [], pageInfo: {}, totalCount: 0 }
const PAGED =
  'Pages lead back in time, each oldest first; `limit` and `X-Total-Count` count questions.'

function pageOfMessages(data: Row, input: Pick<RouteInput, 'address'>) {
  const [edge] = rowsOf(rowOf(data['mentorSessions'])['edges'])
  const exchanges = edge ? rowOf(edge['node'])['exchanges'] : NO_QUESTIONS
  const page = listed(exchanges, (row) => row, input)
  return { ...page, body: rowsOf(page.body).toReversed().flatMap(messagesOf) }
}
const newest = (name: string) => `
query ${name}($mentorId: ID, $first: Int, $after: String) {
  mentorSessions(mentorId: $mentorId, first: 1) { edges { node {
    exchanges(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${REPLY} } }
    }
  } } }
}`

const conversationOf = defineRoute({
  method: 'GET',
  path: '/api/mentor/conversations/:mentorId',
  tag,
  summary: `The messages of the caller’s last conversation with a mentor. ${PAGED}`,
  access,
  query: z.object(pageQuery),
  operation: newest('RestMentorConversation'),
  variables: ({ params, query }) => ({
    mentorId: params['mentorId'],
    ...pageVariables(query),
  }),
  answer: pageOfMessages,
  success: { status: 200, shape: z.array(messageShape) },
})

const conversation = defineRoute({
  method: 'GET',
  path: '/api/mentor/conversations',
  tag,
  summary: `The same, by \`mentorId\`; without it, of the last conversation with any mentor. ${PAGED}`,
  access,
  query: z.object({ mentorId: recordId(queryText()), ...pageQuery }),
  operation: newest('RestMentorConversations'),
  variables: ({ query }) => ({
    mentorId: query.mentorId ?? null,
    ...pageVariables(query),
  }),
  answer: pageOfMessages,
  success: { status: 200, shape: z.array(messageShape) },
})

const chat = defineRoute({
  method: 'POST',
  path: '/api/mentor/chat',
  tag,
  summary:
    'Asks a mentor. The answer is written in the background: `GET /api/mentor/replies/{id}/events` streams it as server-sent events, resuming after `Last-Event-ID`.',
  access,
  body: z.strictObject({
    mentorId: recordId(text()),
    message: rawText(),
    context: text(),
    sessionId: recordId(text()),
  }),
  operation: `mutation RestMentorChat($input: SendMentorMessageInput!) {
    sendMentorMessage(input: $input) { ... on MentorReplySuccess { reply { ${REPLY} } } ${PROBLEM} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer(data) {
    const reply = presentReply(rowOf(rowOf(data['sendMentorMessage'])['reply']))
    const id = String(reply['id'])
    return created(`/api/mentor/replies/${id}`, { ...reply, replyId: id })
  },
  success: { status: 201, shape: replyShape.extend({ replyId: z.string() }) },
  leavesViewer: true,
})

const getReply = defineRoute({
  method: 'GET',
  path: '/api/mentor/replies/:id',
  tag,
  summary: 'One of the caller’s questions, with its answer once it is complete.',
  access,
  operation: `query RestMentorReply($id: ID!) { mentorReply(id: $id) { ${REPLY} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ mentorReply }) =>
    isRow(mentorReply) ? found(presentReply(mentorReply)) : missing('Answer'),
  success: { status: 200, shape: replyShape },
})

const rateReply = defineRoute({
  method: 'PATCH',
  path: '/api/mentor/replies/:id',
  tag,
  summary: 'Says whether an answer was helpful or motivating; null takes it back.',
  access,
  body: z.strictObject({ isHelpful: flag(), isMotivating: flag() }),
  operation: `mutation RestRateMentorReply($input: RateMentorReplyInput!) {
    rateMentorReply(input: $input) { ... on MentorReplySuccess { reply { ${REPLY} } } ${PROBLEM} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(presentReply(rowOf(rowOf(data['rateMentorReply'])['reply']))),
  success: { status: 200, shape: replyShape },
})

const stopReply = defineRoute({
  method: 'POST',
  path: '/api/mentor/replies/:id/stop',
  tag,
  summary: 'Stops an answer that is being written. None of it is kept.',
  access,
  operation: `mutation RestStopMentorReply($input: MentorReplyIdInput!) {
    stopMentorReply(input: $input) { ... on MentorReplySuccess { reply { ${REPLY} } } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(presentReply(rowOf(rowOf(data['stopMentorReply'])['reply']))),
  success: { status: 200, shape: replyShape },
  leavesViewer: true,
})

const retryReply = defineRoute({
  method: 'POST',
  path: '/api/mentor/replies/:id/retry',
  tag,
  summary: 'Asks a stopped or failed question again; the new answer has a different id.',
  access,
  operation: `mutation RestRetryMentorReply($input: MentorReplyIdInput!) {
    retryMentorReply(input: $input) { ... on MentorReplySuccess { reply { ${REPLY} } } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(presentReply(rowOf(rowOf(data['retryMentorReply'])['reply']))),
  success: { status: 200, shape: replyShape },
  leavesViewer: true,
})

const listSessions = defineRoute({
  method: 'GET',
  path: '/api/mentor/sessions',
  tag,
  summary:
    'The caller’s conversations, most recently used first; `search` finds words in the newest 300 questions and their answers.',
  access,
  query: z.object({ mentorId: recordId(queryText()), search: queryText(), ...pageQuery }),
  operation: `query RestMentorSessions($mentorId: ID, $search: String, $first: Int, $after: String) {
    mentorSessions(mentorId: $mentorId, search: $search, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${SESSION} } }
    }
  }`,
  variables: ({ query }) => ({
    mentorId: query.mentorId ?? null,
    search: query.search ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['mentorSessions'], (row) => row, input),
  success: { status: 200, shape: z.array(z.strictObject(session)) },
})

const getSession = defineRoute({
  method: 'GET',
  path: '/api/mentor/sessions/:id',
  tag,
  summary: 'One conversation with all that was said in it, oldest first, for export.',
  access,
  operation: `query RestMentorSession($id: ID!, $after: String) {
    mentorSession(id: $id) { ${SESSION} exchanges(first: 500, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { ${REPLY} } }
    } }
  }`,
  variables: ({ params }) => ({ id: params['id'] }),
  pages: {
    next({ mentorSession }) {
      const { pageInfo } = rowOf(rowOf(mentorSession)['exchanges'])
      const { hasNextPage, endCursor } = rowOf(pageInfo)
      return hasNextPage === true ? { after: endCursor } : null
    },
    join(pages) {
      // Null when it was deleted meanwhile.
      const mentorSession = pages.at(-1)?.['mentorSession']
      if (!isRow(mentorSession)) return { mentorSession }
      const edges = pages.flatMap((page) => edgesOf(page['mentorSession']))
      return { mentorSession: { ...mentorSession, exchanges: { edges } } }
    },
  },
  answer({ mentorSession }) {
    if (!isRow(mentorSession)) return missing('Conversation')
    const { exchanges: _, ...same } = mentorSession
    const newestFirst = edgesOf(mentorSession).map(({ node }) => rowOf(node))
    return found({ ...same, messages: newestFirst.toReversed().flatMap(messagesOf) })
  },
  success: {
    status: 200,
    shape: z.strictObject({ ...session, messages: z.array(messageShape) }),
  },
})

function edgesOf(session: unknown): Row[] {
  return rowsOf(rowOf(rowOf(session)['exchanges'])['edges'])
}

const deleteSession = defineRoute({
  method: 'DELETE',
  path: '/api/mentor/sessions/:id',
  tag,
  summary: 'Deletes a whole conversation.',
  access,
  operation: `mutation RestDeleteMentorSession($input: MentorSessionIdInput!) {
    deleteMentorSession(input: $input) { ... on DeletedMentorSession { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const mentorChatRoutes = [
  conversationOf,
  conversation,
  chat,
  getReply,
  rateReply,
  stopReply,
  retryReply,
  listSessions,
  getSession,
  deleteSession,
]
