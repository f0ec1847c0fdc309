import { z } from 'zod'
import { found, listed, pageVariables } from '../responses.ts'
import { flag, pageQuery, queryFlag } from '../inputs.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { rowOf, slugWord } from '../values.ts'

const tag = 'Notifications'
const access = 'signed-in'

const NOTICE = `id type title body link linkLabel occurredAt readAt`

function presentNotice(row: Row): Row {
  return { ...row, type: slugWord(row['type']) }
}

const noticeShape = z.strictObject({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  occurredAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
const countsShape = z.strictObject({ unread: z.int(), version: z.int() })

const listNotices = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  tag,
  summary: 'The caller’s notices, newest first.',
  access,
  query: z.object({ unreadOnly: queryFlag(), ...pageQuery }),
  operation: `query RestNotices($unreadOnly: Boolean, $first: Int, $after: String) {
    notices(unreadOnly: $unreadOnly, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${NOTICE} } }
    }
  }`,
  variables: ({ query }) => ({
    unreadOnly: query.unreadOnly ?? false,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['notices'], presentNotice, input),
  success: { status: 200, shape: z.array(noticeShape) },
})

const countNotices = defineRoute({
  method: 'GET',
  path: '/api/notifications/counts',
  tag,
  summary: 'How many notices of the caller are unread.',
  access,
  operation: `query RestNoticeCounts { noticeCounts { unread version } }`,
  answer: (data) => found(data['noticeCounts']),
  success: { status: 200, shape: countsShape },
})

const MARKED = `... on MarkNoticesReadSuccess { markedCount counts { unread version } } ${PROBLEM}`

const markRead = defineRoute({
  method: 'PATCH',
  path: '/api/notifications/:id',
  tag,
  summary: 'Marks one notice of the caller as read; a read one stays read.',
  access,
  body: z.strictObject({
    isRead: z.literal(true, 'A notice can only be marked as read').optional(),
  }),
  operation: `mutation RestMarkNoticeRead($input: MarkNoticesReadInput!) {
    markNoticesRead(input: $input) { ${MARKED} }
  }`,
  variables: ({ params }) => ({ input: { ids: [params['id']] } }),
  answer: (data) => found(rowOf(data['markNoticesRead'])['counts']),
  success: { status: 200, shape: countsShape },
})

const markAllRead = defineRoute({
  method: 'POST',
  path: '/api/notifications/read-all',
  tag,
  summary: 'Marks every notice of the caller as read.',
  access,
  operation: `mutation RestMarkAllNoticesRead {
    markNoticesRead(input: { all: true }) { ${MARKED} }
  }`,
  answer: (data) => found(rowOf(data['markNoticesRead'])['counts']),
  success: { status: 200, shape: countsShape },
})

const tokenQuery = z.object({
  token: z.string('This link is incomplete').max(500, 'This link is incomplete'),
})

const showUnsubscription = defineRoute({
  method: 'GET',
  path: '/api/unsubscribe',
  tag,
  summary:
    'Redirects to the page that asks for confirmation; following the link changes nothing.',
  access: 'public',
  query: tokenQuery,
  operation: `query RestUnsubscription($token: String!) {
    unsubscription(token: $token) { type isOff }
  }`,
  shortcut: ({ query }) => ({
    status: 303,
    body: null,
    headers: { location: `/unsubscribe?token=${encodeURIComponent(query.token)}` },
  }),
  answer: () => ({ status: 303, body: null }),
  success: { status: 303, shape: null },
})

const ONE_CLICK = 'List-Unsubscribe'

const unsubscribe = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe',
  tag,
  summary:
    'Turns off emails of one type with the token from an email, by one click in a mail program (RFC 8058) or from the page; `isOff: false` turns them on again.',
  access: 'public',
  query: tokenQuery,
  body: z.strictObject({ [ONE_CLICK]: z.string().optional(), isOff: flag() }),
  formFields: [ONE_CLICK],
  leavesViewer: true,
  operation: `mutation RestUnsubscribe($input: SetUnsubscriptionInput!) {
    setUnsubscription(input: $input) {
      ... on UnsubscriptionSuccess { unsubscription { type isOff } } ${PROBLEM}
    }
  }`,
  variables: ({ query, body }) => ({
    input: { token: query.token, isOff: body.isOff ?? true },
  }),
  answer(data) {
    const { type, isOff } = rowOf(rowOf(data['setUnsubscription'])['unsubscription'])
    return found({ type: slugWord(type), isOff })
  },
  success: { status: 200, shape: z.strictObject({ type: z.string(), isOff: z.boolean() }) },
})

export const notificationRoutes = [
  listNotices,
  countNotices,
  markRead,
  markAllRead,
  showUnsubscription,
  unsubscribe,
]
