import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { NewestMatchesCard } from './newest-matches-card.tsx'

beforeEach(() => getApolloClient().clearStore())

it.each([
  [0, 0, 'Your latest match found nothing.'],
  [12, 1, 'No match yet. 12 depend on your answers. 1 needs a check with the provider.'],
])(
  'says what a match without matches left open: %i, %i',
  async (toAnswer, toCheck, words) => {
    const latestMatchRun = {
      __typename: 'MatchRun',
      id: 'r1',
      finishedAt: '2026-11-20T10:00:00Z',
      cause: 'STUDENT',
      changes: null,
      result: {
        __typename: 'MatchResult',
        matchCount: 0,
        toAnswerCount: toAnswer,
        toCheckCount: toCheck,
        matches: [],
      },
    }
    fakeServer({ NewestMatches: () => ({ latestMatchRun }) })
    render(
      <ApolloProvider client={getApolloClient()}>
        <MemoryRouter>
          <NewestMatchesCard />
        </MemoryRouter>
      </ApolloProvider>,
    )
    expect(await screen.findByText(words)).toBeTruthy()
  },
)
