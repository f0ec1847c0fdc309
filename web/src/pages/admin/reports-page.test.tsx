import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  CaseQueueQuery,
  ReportedReviews_DecideMutation,
  ReportedReviewsQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const REVIEW = {
  __typename: 'ReportedReview',
  id: 'review-1',
  rating: 2,
  feedback: 'Call him at home.',
  isHidden: false,
  openedAt: '2026-11-23T12:00:00.000Z',
  mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi Boateng' },
  reports: [{ __typename: 'ReviewReport', id: '1', reason: 'ABUSE', note: 'It is rude' }],
} as const

const NO_MORE = { hasNextPage: false, endCursor: null }

it('shows what people say of a review, and hides its words for a moderator', async () => {
  let isHidden = false
  const server = fakeServer({
    SessionViewer: () =>
      ({
        viewer: { ...studentViewer, roles: ['MODERATOR'] },
      }) satisfies SessionViewerQuery,
    CaseQueue: () =>
      ({
        listingCases: { edges: [], pageInfo: NO_MORE, totalCount: 0 },
      }) satisfies CaseQueueQuery,
    ReportedReviews: ({ state }) => {
      const nodes = state === 'OPEN' && !isHidden ? [REVIEW] : []
      const edges = nodes.map((node) => ({
        cursor: node.id,
        node: { ...node, reports: [...node.reports] },
      }))
      const reportedReviews = { edges, pageInfo: NO_MORE, totalCount: edges.length }
      return { reportedReviews } satisfies ReportedReviewsQuery
    },
    ReportedReviews_Decide: () => {
      isHidden = true
      const answer = { __typename: 'ReviewReportsDecided' } as const
      return { decideReviewReports: answer } satisfies ReportedReviews_DecideMutation
    },
  })
  const { user } = await renderApp('/admin/reports')
  await screen.findByText('Call him at home.')
  expect(screen.getByText('It attacks someone: It is rude')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide the comments' }))
  await screen.findByText('No reported reviews waiting')
  const decided = server.requests.find(
    ({ operation }) => operation === 'ReportedReviews_Decide',
  )
  expect(decided?.variables).toEqual({ input: { id: 'review-1', hide: true } })
})
