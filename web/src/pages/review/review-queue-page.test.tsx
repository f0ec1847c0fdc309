import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const memberOf = (verification: 'PENDING' | 'VERIFIED', role = 'REVIEWER') => {
  const organization = {
    __typename: 'Organization',
    id: 'o1',
    name: 'Harmattan Fund',
    kind: 'DONOR',
    universityId: null,
    verification,
  }
  return {
    ...studentViewer,
    memberships: [{ __typename: 'Membership', role, organization }],
  }
}

const viewer = memberOf('VERIFIED')

it('leads to each review that waits, however many applications wait in it', async () => {
  const review = fakeReview()
  const many = {
    ...review,
    scholarshipId: 's2',
    counts: { ...review.counts, mineToDo: 250, mineDone: 3 },
  }
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewQueuePage: () => ({ waitingReviews: [review, many] }),
  })
  await renderApp('/review')
  const open = await screen.findAllByRole('link', { name: /^Open the review of / })
  expect(open.map((link) => link.getAttribute('href'))).toEqual([
    '/review/s1',
    '/review/s2',
  ])
  screen.getByText(/^250 applications wait/)
})

it('says that they could not be read, and reads them again', async () => {
  let isDown = true
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewQueuePage: () => {
      if (isDown) throw new TypeError('no connection')
      return { waitingReviews: [] }
    },
  })
  const { user } = await renderApp('/review')
  const failed = 'Failed to load your reviews'
  await screen.findByText(failed, undefined, { timeout: 15_000 })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing to score')
  expect(screen.queryByText(failed)).toBeNull()
})

it('says why none can wait, where the server would refuse to list them', async () => {
  const titles = {
    'Your organization is not verified': memberOf('PENDING', 'OWNER'),
    'You take part in no reviews': studentViewer,
  }
  for (const [title, asking] of Object.entries(titles)) {
    fakeServer({ SessionViewer: () => ({ viewer: asking }) })
    const { unmount } = await renderApp('/review')
    await screen.findByText(title)
    expect(screen.queryByRole('alert')).toBeNull()
    unmount()
    await getApolloClient().clearStore()
  }
  fakeServer({ SessionViewer: () => ({ viewer: memberOf('VERIFIED', 'READER') }) })
  await renderApp('/review')
  await screen.findByText('You take part in no reviews')
})
