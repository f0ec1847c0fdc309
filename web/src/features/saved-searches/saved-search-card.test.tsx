import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import type { FragmentType } from '#gql'
import type { SavedSearchCard_SavedSearchFragment } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import { SavedSearchCard } from './saved-search-card.tsx'

type Search = Omit<SavedSearchCard_SavedSearchFragment, ' $fragmentName'>

const search: Search = {
  id: 's1',
  name: 'Winds',
  query: 'wind',
  countries: null,
  degreeLevel: [],
  fieldOfStudy: [],
  minAmount: null,
  maxAmount: null,
  noEssay: false,
  complexity: [],
  fullTuition: false,
  includeUnknown: false,
  alert: 'AT_ONCE',
  onlyWhatFits: true,
  address: '/scholarships?query=wind',
  matchCount: 3,
  eligibleCount: 2,
  newCount: 0,
  lastNotifiedAt: null,
}

function show(change: Partial<Search>) {
  const shown = { ...search, ...change } as unknown as FragmentType<never>
  render(
    <ApolloProvider client={getApolloClient()}>
      <SavedSearchCard search={shown} onRemoved={() => {}} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
}

it('says how many results are new, and leads to them', () => {
  show({ newCount: 1 })
  expect(screen.getByText('1 new')).toBeTruthy()
  expect(screen.getByText(/^3 results now/)).toBeTruthy()
  const results = screen.getByRole('link', { name: 'See results for Winds' })
  expect(results.getAttribute('href')).toBe('/scholarships?query=wind')
})

it('speaks of nothing new where there is none', () => {
  show({ newCount: 0 })
  expect(screen.getByRole('article', { name: 'Winds' })).toBeTruthy()
  expect(screen.queryByText(/new$/)).toBeNull()
})

it('can be brought back after it is deleted, also while others are told of', async () => {
  const toasts = watchToasts()
  fakeServer({
    SavedSearches_Remove: () => ({
      removeSavedSearch: { __typename: 'RemoveSavedSearchSuccess' },
    }),
  })
  show({ id: 's7' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete Winds' }))
  await expect
    .poll(() => toasts.last())
    .toMatchObject({ action: { label: 'Undo' }, topic: 'saved-search s7' })
})
