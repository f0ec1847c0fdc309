import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import type { SavedSearchPanel_SeenMutation } from '#gql/graphql'
import { SavedSearchPanel } from './saved-search-panel.tsx'

beforeEach(() => getApolloClient().clearStore())

const node = (id: string, newCount: number) => ({
  __typename: 'SavedSearch',
  id,
  name: `Search ${id}`,
  address: `/scholarships?query=${id}`,
  newCount,
})

/** Opens an address whose results are beside two searches with news. */
function openAt(address: string) {
  const { requests } = fakeServer({
    SavedSearchPanel: () => ({
      savedSearches: {
        __typename: 'SavedSearchConnection',
        totalCount: 2,
        edges: [node('wind', 1), node('tide', 2)].map((one) => ({
          __typename: 'SavedSearchEdge',
          node: one,
        })),
      },
    }),
    SavedSearchPanel_Seen: ({ input }) =>
      ({
        markSavedSearchSeen: {
          __typename: 'SavedSearchSuccess',
          savedSearch: node((input as { id: string }).id, 0),
        },
      }) satisfies SavedSearchPanel_SeenMutation,
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter initialEntries={[address]}>
        <SavedSearchPanel />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return () => requests.filter(({ operation }) => operation === 'SavedSearchPanel_Seen')
}

it('what is new in a search is seen, once, when its results are open', async () => {
  const seen = openAt('/scholarships?query=wind')
  await screen.findByText('2 new')
  expect(seen().map(({ variables }) => variables)).toEqual([{ input: { id: 'wind' } }])
})

it('stays new while other results are open', async () => {
  const seen = openAt('/scholarships?query=sand')
  await screen.findByText('3 new')
  expect(seen()).toEqual([])
})
