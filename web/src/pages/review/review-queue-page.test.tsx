import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const waiting = {
  edges: [
    {
      cursor: 'a1',
      node: { __typename: 'ReviewApplication', id: 'a1', scholarshipId: 's1' },
    },
  ],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 1,
}

it('leads to each review that waits, and says which could not be read', async () => {
  let isDown = true
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewQueuePage: () => ({ reviewQueue: waiting }),
    WaitingReview: () => {
      if (isDown) throw new TypeError('no connection')
      return { review: fakeReview() }
    },
  })
  const { user } = await renderApp('/review')
  const failed = 'Failed to load one of your reviews'
  await screen.findByText(failed, undefined, { timeout: 15_000 })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const open = await screen.findByRole('link', { name: /^Open the review of / })
  expect(open.getAttribute('href')).toBe('/review/s1')
})
