import { screen, waitFor } from '@testing-library/react'
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

const BARRED = {
  __typename: 'ListingCase',
  id: 'case-1',
  status: 'OPEN',
  outcome: null,
  note: null,
  openedAt: '2026-11-23T12:00:00.000Z',
  resolvedAt: null,
  resolvedByRole: null,
  version: 1,
  isOwnerBarred: true,
  scholarship: {
    __typename: 'Scholarship',
    id: 's1',
    slug: 'harbour',
    status: 'CLOSED',
    title: 'Harbour Award',
    provider: 'Harbour Trust',
    sourceUrl: null,
    applicationUrl: null,
    provenance: { __typename: 'Provenance', urls: [] },
  },
  reports: [],
  redFlags: [],
} as const

it('says that a listing stays closed while its organization cannot publish', async () => {
  const edges = [{ __typename: 'ListingCaseEdge', cursor: '1', node: BARRED }]
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['MODERATOR'] } }),
    CaseQueue: () => ({ listingCases: { edges, pageInfo: NO_MORE, totalCount: 1 } }),
    ReportedReviews: () => ({
      reportedReviews: { edges: [], pageInfo: NO_MORE, totalCount: 0 },
    }),
  })
  await renderApp('/admin/reports')
  await screen.findByRole('link', { name: 'Harbour Award' })
  expect(screen.getByText(/^Its organization may not publish right now/)).toBeTruthy()
})

/** @param reading the list waits for this once something was decided */
async function open(reading: Promise<void> = Promise.resolve()) {
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
    ReportedReviews: async ({ state }) => {
      if (isHidden) await reading
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
  const decisions = () =>
    server.requests
      .filter(({ operation }) => operation === 'ReportedReviews_Decide')
      .map(({ variables }) => variables)
  return { user, decisions }
}

it('shows the reports on a review, and lets a moderator hide its text', async () => {
  const { user, decisions } = await open()
  expect(screen.getByText('It attacks someone: It is rude')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide the comments' }))
  await screen.findByText('No reported reviews waiting')
  expect(decisions()).toEqual([{ input: { id: 'review-1', hide: true } }])
})

it('sends only one decision while the list is still loading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user, decisions } = await open(promise)
  const hide = screen.getByRole('button', { name: 'Hide the comments' })
  await user.click(hide)
  await waitFor(() => expect(decisions()).toHaveLength(1))
  await new Promise((settled) => setTimeout(settled, 50))
  await user.click(hide)
  await user.click(screen.getByRole('button', { name: /^Keep/ }))
  expect(hide.getAttribute('aria-busy')).toBe('true')
  expect(decisions()).toHaveLength(1)
  resolve()
  await screen.findByText('No reported reviews waiting')
})
