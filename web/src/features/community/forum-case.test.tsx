import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { ForumCase } from './forum-case.tsx'

function show(notes: readonly (string | null)[]) {
  const forumCase = {
    id: 'c1',
    entry: {
      id: 'e1',
      postId: 'p1',
      title: 'Visas',
      content: 'Buy one here!',
      state: 'VISIBLE',
      author: null,
    },
    reports: notes.map((note, place) => ({ id: `r${place}`, reason: 'SPAM', note })),
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <ForumCase forumCase={forumCase as never} onDecided={async () => {}} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
}

it.each([
  [['He sells something.'], '1 report'],
  [['He sells something.', null], '2 reports'],
])('says how many reports there are', (notes, words) => {
  show(notes)
  expect(screen.getByText(words, { exact: true })).toBeTruthy()
})
