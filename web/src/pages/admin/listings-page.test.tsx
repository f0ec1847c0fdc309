import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Role, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const listingOf = (id: string, status: string, ownerId: string | null = null) => ({
  __typename: 'Scholarship',
  id,
  slug: id,
  version: 3,
  status,
  ownerId,
  title: `Award ${id}`,
  provider: 'Harbour Trust',
  linkStatus: 'UNCHECKED',
  lastVerifiedAt: null,
  verifiedBy: null,
  provenance: { __typename: 'Provenance', source: 'EducationUSA', year: 2026, urls: [] },
  moderation: null,
  sourceUrl: null,
  applicationUrl: null,
})

async function open(role: Role) {
  const viewer = { ...studentViewer, roles: [role] } satisfies SessionViewerQuery['viewer']
  const nodes = [
    listingOf('a', 'DRAFT'),
    listingOf('b', 'PUBLISHED'),
    listingOf('c', 'DRAFT'),
    listingOf('d', 'DRAFT', 'o1'),
  ]
  const decisions: unknown[] = []
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ManagedListings: () => ({
      managedListings: {
        __typename: 'ScholarshipConnection',
        totalCount: nodes.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: nodes.map((node) => ({
          __typename: 'ScholarshipEdge',
          cursor: node.id,
          node,
        })),
      },
    }),
    UseReview: ({ input }) => {
      decisions.push(input)
      const scholarships = ['a', 'c'].map((id) => ({
        __typename: 'Scholarship',
        id,
        version: 4,
        status: 'ARCHIVED',
      }))
      return {
        reviewListings: {
          __typename: 'ReviewListingsSuccess',
          scholarships,
          refused: [],
        },
      }
    },
    UseScholarshipSteps_Close: ({ input }) => ({
      result: {
        __typename: 'ScholarshipSuccess',
        scholarship: {
          __typename: 'Scholarship',
          ...(input as { id: string }),
          slug: 'b',
          status: 'CLOSED',
        },
      },
    }),
  })
  const { user } = await renderApp('/admin/listings')
  await screen.findByText('Award d')
  return { user, decisions }
}

it('an administrator archives all drafts without an owner at once', async () => {
  const { user, decisions } = await open('ADMIN')
  const choices = screen.getAllByRole('checkbox', { name: /^Select Award/ })
  expect(choices.map((box) => box.getAttribute('name'))).toEqual(['select-a', 'select-c'])
  await user.click(screen.getByRole('button', { name: 'Select all shown' }))
  screen.getByText('2 selected')
  await user.click(screen.getByRole('button', { name: 'Archive selected' }))
  const listings = ['a', 'c'].map((id) => ({ id, version: 3 }))
  expect(decisions).toEqual([{ decision: 'ARCHIVE', listings }])
  // Decided listings can no longer be selected, and the bar goes with the last of them.
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull())
})

it('a moderator, who cannot decide on listings, cannot select any', async () => {
  await open('MODERATOR')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('moves the focus to a listing’s title when its button disappears', async () => {
  const { user } = await open('ADMIN')
  await user.click(screen.getByRole('button', { name: 'Close: Award b' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close: Award b' })).toBeNull(),
  )
  const title = screen.getByRole('heading', { name: 'Award b' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})
