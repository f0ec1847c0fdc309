import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

/** Somebody without a notice. */
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

it('offers no filter where there is nothing to filter', async () => {
  await open('/notifications')
  await screen.findByText('No notifications yet')
  await waitFor(() => expect(screen.queryByLabelText('Show')).toBeNull())
})

it('keeps the filter that hides what was read', async () => {
  await open('/notifications?show=unread')
  await screen.findByText("You're all caught up.")
  expect(screen.getByLabelText('Show')).toBeTruthy()
})
