import { screen, within } from '@testing-library/react'
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

it('links once to each review with waiting applications, however many there are', async () => {
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

it('says that the reviews could not be loaded, and loads them again', async () => {
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

const standingOf = (asking: ReturnType<typeof memberOf>, verifiedAt: string | null) => ({
  ...asking,
  memberships: asking.memberships.map((one) => ({
    ...one,
    organization: { ...one.organization, verifiedAt },
  })),
})

it('lists the reviews while a new organization name waits for verification', async () => {
  const renamed = memberOf('PENDING')
  fakeServer({
    SessionViewer: () => ({ viewer: renamed }),
    ReviewQueuePage_Standing: () => ({
      viewer: standingOf(renamed, '2026-11-02T10:00:00Z'),
    }),
    ReviewQueuePage: () => ({ waitingReviews: [fakeReview()] }),
  })
  await renderApp('/review')
  const link = await screen.findByRole('link', { name: /^Open the review of / })
  expect(link.getAttribute('href')).toBe('/review/s1')
})

it('explains why there are none when the server would refuse the list', async () => {
  const titles = {
    'Your organization is not verified': memberOf('PENDING', 'OWNER'),
    'You take part in no reviews': studentViewer,
  }
  for (const [title, asking] of Object.entries(titles)) {
    fakeServer({
      SessionViewer: () => ({ viewer: asking }),
      ReviewQueuePage_Standing: () => ({ viewer: standingOf(asking, null) }),
    })
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

const led = (reviews: ReturnType<typeof fakeReview>[]) => ({
  ledReviews: {
    __typename: 'ReviewConnection',
    edges: reviews.map((review) => ({
      __typename: 'ReviewEdge',
      cursor: review.scholarshipId,
      node: { ...review, id: review.scholarshipId },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: reviews.length,
  },
})

it('shows a chair the reviews they lead apart from those in which they score', async () => {
  const own = fakeReview({ isChair: true, decisionPromisedOn: '2027-05-03' })
  const { counts } = own
  const asked = {
    ...own,
    counts: { ...counts, applications: 12, scores: 5, wanted: 24, questions: 1 },
  }
  const empty = fakeReview({
    scholarshipId: 's2',
    isChair: true,
    stage: 'SETUP',
    scholarship: { ...own.scholarship, id: 's2', title: 'Inland Award' },
    counts: { ...counts, applications: 0, scores: 0, wanted: 0 },
  })
  fakeServer({
    SessionViewer: () => ({ viewer: memberOf('VERIFIED', 'EDITOR') }),
    ReviewQueuePage: () => ({ waitingReviews: [asked] }),
    LedReviews: () => led([asked, empty]),
  })
  await renderApp('/review')
  const toScore = within(screen.getByRole('region', { name: 'For you to score' }))
  const mine = await toScore.findByRole('link', {
    name: 'Open the review of Coastal Award',
  })
  expect(mine.getAttribute('href')).toBe('/review/s1?tab=applications&mine=yes')
  const toLead = within(screen.getByRole('region', { name: 'Reviews you lead' }))
  const lead = await toLead.findAllByRole('link', { name: /^Lead the review of / })
  expect(lead.map((link) => link.getAttribute('href'))).toEqual([
    '/review/s1',
    '/review/s2',
  ])
  toLead.getByText('12 applications · 5 of 24 scores · 1 question to answer')
  toLead.getByText('Decision promised by 3 May 2027')
  toLead.getByText('No applications yet')
})

it('tells a chair without reviews when one begins, and tells a reviewer nothing about leading', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: memberOf('VERIFIED', 'OWNER') }),
    ReviewQueuePage: () => ({ waitingReviews: [] }),
    LedReviews: () => led([]),
  })
  const { unmount } = await renderApp('/review')
  await screen.findByText('No review to lead yet')
  screen.getByText('No applications are assigned to you to score.')
  unmount()
  await getApolloClient().clearStore()
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewQueuePage: () => ({ waitingReviews: [] }),
  })
  await renderApp('/review')
  await screen.findByText('Nothing to score')
  expect(screen.queryByText('Reviews you lead')).toBeNull()
  expect(requests.map(({ operation }) => operation)).not.toContain('LedReviews')
})
