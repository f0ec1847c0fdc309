import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Fund_FundFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PaysFor } from './pays-for.tsx'

const scholarships = ['Coastal Award', 'Bridge Award'].map((title, at) => ({
  __typename: 'Scholarship' as const,
  id: `s${at}`,
  title,
  status: 'PUBLISHED',
}))

const fund = {
  id: 'f1',
  ownerId: 'o1',
  version: 1,
  isKeptByViewer: true,
  scholarships: [],
} as unknown as Fund_FundFragment

const page = (change: Partial<Fund_FundFragment>) => (
  <ApolloProvider client={getApolloClient()}>
    <PaysFor fund={{ ...fund, ...change }} />
  </ApolloProvider>
)

const isChosen = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

it('keeps the chosen scholarships while something else about the fund changes', async () => {
  const edges = scholarships.map((node) => ({
    __typename: 'ScholarshipEdge',
    cursor: node.id,
    node,
  }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  fakeServer({
    OrganizationScholarships: () => ({
      organizationScholarships: { __typename: 'ScholarshipConnection', edges, pageInfo },
    }),
  })
  const { rerender } = render(page({}))
  await userEvent.click(screen.getByText('Choose scholarships'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Coastal Award' }))
  rerender(page({ version: 2 }))
  expect(isChosen('Coastal Award')).toBe(true)
  rerender(page({ version: 3, scholarships: scholarships.slice(1) as never }))
  expect([isChosen('Coastal Award'), isChosen('Bridge Award')]).toEqual([false, true])
})
