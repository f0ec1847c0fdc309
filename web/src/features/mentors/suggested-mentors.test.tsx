import { ApolloProvider } from '@apollo/client/react'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { SuggestedMentors } from './suggested-mentors.tsx'

it('names no more awards than can be asked for, however long the list is', async () => {
  const edges = Array.from({ length: 60 }, (_, at) => ({
    node: {
      __typename: 'SavedScholarship',
      id: `saved-${at}`,
      scholarship: { __typename: 'Scholarship', id: `s${at}`, title: `Award ${at}` },
    },
  }))
  const { requests } = fakeServer({
    SuggestedMentors_Wanted: () => ({ savedScholarships: { edges } }),
    SuggestedMentors: () => ({ suggestedMentors: [] }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <SuggestedMentors />
    </ApolloProvider>,
  )
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests.at(-1)?.variables.awards).toHaveLength(50)
})
