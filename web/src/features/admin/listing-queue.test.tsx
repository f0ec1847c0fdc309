import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UseReviewMutation } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { toast, type Toast } from '#ui/toast-store.ts'
import { ListingQueue } from './listing-queue.tsx'

type Input = { decision: string; listings: { id: string; version: number }[] }

const listingOf = (id: string) => ({
  __typename: 'Scholarship',
  id,
  version: 3,
  title: `Award ${id}`,
  provider: 'Harbour Trust',
  amountLabel: 'Amount varies',
  degreeLevel: ['GRADUATE'],
  fieldOfStudy: null,
  eligibleCountries: ['Kenya'],
  requirements: [],
  description: null,
  note: 'Deadline as stated: spring',
  sourceUrl: 'https://example.org/award',
  applicationUrl: null,
  deadline: { __typename: 'ScholarshipDeadline', label: 'No deadline stated' },
  provenance: {
    __typename: 'Provenance',
    source: 'EducationUSA',
    year: 2026,
    urls: ['https://example.org/award'],
    confidence: 'LOW',
  },
})

const statuses = { PUBLISH: 'PUBLISHED', ARCHIVE: 'ARCHIVED', REQUEUE: 'DRAFT' } as const

/** A queue of three; the server refuses one of them every time. */
function open(refusedId: string | null = null) {
  let waiting = ['a', 'b', 'c']
  const decisions: Input[] = []
  fakeServer({
    ListingQueue: () => ({
      unpublishedScholarships: {
        __typename: 'ScholarshipConnection',
        totalCount: waiting.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: waiting.map((id) => ({
          __typename: 'ScholarshipEdge',
          cursor: id,
          node: listingOf(id),
        })),
      },
    }),
    UseReview: ({ input }) => {
      const { decision, listings } = input as Input
      decisions.push({ decision, listings })
      const taken = listings.filter(({ id }) => id !== refusedId)
      const ids = taken.map(({ id }) => id)
      waiting =
        decision === 'REQUEUE'
          ? [...waiting, ...ids].toSorted()
          : waiting.filter((id) => !ids.includes(id))
      return {
        reviewListings: {
          __typename: 'ReviewListingsSuccess',
          scholarships: taken.map(({ id, version }) => ({
            __typename: 'Scholarship',
            id,
            version: version + 1,
            status: statuses[decision as keyof typeof statuses],
          })),
          refused: listings
            .filter(({ id }) => id === refusedId)
            .map(({ id }) => ({
              __typename: 'RefusedListing',
              id,
              reason: 'It was changed meanwhile.',
            })),
        },
      } satisfies UseReviewMutation
    },
  })
  const toasts: Toast[] = []
  vi.spyOn(toast, 'success').mockImplementation((text) => {
    toasts.push({ ...text, kind: 'success' })
  })
  vi.spyOn(toast, 'error').mockImplementation((text) => {
    toasts.push({ ...text, kind: 'error' })
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <ListingQueue />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return { decisions, toasts, user: userEvent.setup() }
}

const card = (id: string) => screen.findByRole('group', { name: `Award ${id}` })

beforeEach(() => getApolloClient().clearStore())

it('is decided by single keys, each decision followed by the next listing', async () => {
  const { decisions, toasts, user } = open()
  await card('a')
  await user.click(screen.getByRole('button', { name: 'Start with the first' }))
  expect(document.activeElement).toBe(await card('a'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(await card('b'))
  await user.keyboard('sk')
  expect(document.activeElement).toBe(await card('b'))
  await user.keyboard('p')
  await waitFor(() => expect(screen.queryByText('Award b')).toBeNull())
  expect(document.activeElement).toBe(await card('c'))
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByText('Award c')).toBeNull())
  expect(document.activeElement).toBe(await card('a'))
  expect(decisions).toEqual([
    { decision: 'PUBLISH', listings: [{ id: 'b', version: 3 }] },
    { decision: 'ARCHIVE', listings: [{ id: 'c', version: 3 }] },
  ])
  expect(toasts.map(({ title }) => title)).toEqual([
    'Listing published',
    'Listing archived',
  ])
})

it('leaves letters alone outside a listing', async () => {
  const { decisions, user } = open()
  await card('a')
  screen.getByRole('button', { name: 'Select all shown' }).focus()
  await user.keyboard('pax')
  expect(decisions).toEqual([])
  expect(screen.getByText('0 selected')).toBeDefined()
})

it('takes a decision back by its toast, on the version that the decision made', async () => {
  const { decisions, toasts, user } = open()
  await card('a')
  await user.click(screen.getByRole('button', { name: 'Archive: Award a' }))
  await waitFor(() => expect(screen.queryByText('Award a')).toBeNull())
  toasts[0]?.action?.onPress()
  await card('a')
  expect(decisions[1]).toEqual({
    decision: 'REQUEUE',
    listings: [{ id: 'a', version: 4 }],
  })
  expect(toasts.at(-1)?.title).toBe('The listing is back in the queue')
})

it('decides a selection in one go, and says how many and which it left', async () => {
  const { decisions, toasts, user } = open('b')
  await card('a')
  await user.click(screen.getByRole('button', { name: 'Select all shown' }))
  expect(screen.getByText('3 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Publish selected' }))
  await waitFor(() => expect(screen.queryByText('Award a')).toBeNull())
  expect(screen.queryByText('Award c')).toBeNull()
  expect(decisions.map(({ listings }) => listings.map(({ id }) => id))).toEqual([
    ['a', 'b', 'c'],
  ])
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['One listing was left as it was', 'It was changed meanwhile.'],
    ['2 listings published', undefined],
  ])
  expect(await screen.findByText('1 selected')).toBeDefined()
})
