import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { MarkNoticesReadMutation } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(() => getApolloClient().clearStore())

/** Opens the page for a person without notices. */
async function open(address: string) {
  fakeServer({
    SessionViewer: () => ({ viewer }),
    NotificationsPage: () => ({
      notices: {
        __typename: 'NoticeConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: 0,
      },
    }),
  })
  await renderApp(address)
}

it('offers no filter when there is nothing to filter', async () => {
  await open('/notifications')
  await screen.findByText('No notifications yet')
  await waitFor(() => expect(screen.queryByLabelText('Show')).toBeNull())
})

it('keeps the filter that hides read notifications', async () => {
  await open('/notifications?show=unread')
  await screen.findByText('You’re all caught up.')
  expect(screen.getByLabelText('Show')).toBeTruthy()
})

const noticeOf = (id: string, readAt: string | null) => ({
  __typename: 'Notice',
  id,
  title: `Award ${id} closes`,
  body: 'It takes no more applications.',
  link: `/scholarships/${id}`,
  linkLabel: 'Open the scholarship',
  occurredAt: '2026-11-23T12:00:00.000Z',
  readAt,
})

it('marks all as read with one press', async () => {
  const toasts = watchToasts()
  let readAt: string | null = null
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    NoticeCounts: () => {
      // The new counts come with the answer.
      if (readAt) throw new TypeError('away')
      return { noticeCounts: { __typename: 'NoticeCounts', unread: 2, version: 1 } }
    },
    NotificationsPage: () => ({
      notices: {
        __typename: 'NoticeConnection',
        edges: ['a', 'b'].map((id) => ({
          __typename: 'NoticeEdge',
          cursor: id,
          node: noticeOf(id, readAt),
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'b' },
        totalCount: 2,
      },
    }),
    MarkNoticesRead: () => {
      readAt = '2026-11-24T12:00:00.000Z'
      return {
        markNoticesRead: {
          __typename: 'MarkNoticesReadSuccess',
          markedCount: 2,
          counts: { unread: 0, version: 2 },
        },
      } satisfies MarkNoticesReadMutation
    },
  })
  const { user } = await renderApp('/notifications')
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  expect(await screen.findAllByText('Unread', { exact: true })).toHaveLength(2)
  await user.click(button)
  await screen.findByText('No unread notifications')
  const sent = requests.find(({ operation }) => operation === 'MarkNoticesRead')
  expect(sent?.variables).toEqual({ input: { all: true } })
  expect(toasts.all()).toMatchObject([{ title: 'All notifications are marked as read' }])
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  await waitFor(() => expect(screen.queryByText('Unread', { exact: true })).toBeNull())
})
