import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import type { ImportHistoryQuery, ImportRowsQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { ImportHistory } from './import-history.tsx'
import { ImportRows } from './import-rows.tsx'

beforeEach(() => getApolloClient().clearStore())

const rowCount = 250

/** Up to a hundred rows after `after`. */
function pageOf(after: unknown) {
  const begin = Number(after ?? 0)
  const numbers = Array.from({ length: rowCount }, (_, index) => index + 1)
  const shown = numbers.slice(begin, begin + 100)
  return {
    totalCount: rowCount,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: begin + 100 < rowCount,
      endCursor: String(begin + shown.length),
    },
    edges: shown.map((number) => ({
      __typename: 'ImportRowEdge',
      cursor: String(number),
      node: {
        __typename: 'ImportRow',
        rowNumber: number + 1,
        title: `Award ${number}`,
        outcome: 'ERROR' as const,
        state: 'WAITING' as const,
        scholarshipId: null,
        faults: [{ __typename: 'CellFault', column: 'gpa', message: 'is no number' }],
        draftReasons: [],
      },
    })),
  }
}

function show(part: React.ReactNode) {
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </ApolloProvider>,
  )
}

it('leads to every row of a long file', async () => {
  fakeServer({
    ImportRows: ({ after }) =>
      ({
        listingImport: {
          __typename: 'ListingImport',
          id: 'i1',
          rows: { __typename: 'ImportRowConnection', ...pageOf(after) },
        },
      }) as ImportRowsQuery,
  })
  show(<ImportRows importId="i1" first="ERROR" />)
  expect(await screen.findByText('100 of 250 rows')).toBeTruthy()
  expect(screen.queryByText('Award 101')).toBeNull()
  const more = screen.getByRole('button', { name: 'Show more rows' })
  await userEvent.click(more)
  expect(await screen.findByText('200 of 250 rows')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(await screen.findByText('250 of 250 rows')).toBeTruthy()
  expect(screen.getByText('Award 1')).toBeTruthy()
  expect(screen.getByText('Award 250')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more rows' })).toBeNull()
})

function pastImport(number: number) {
  return {
    __typename: 'ListingImport',
    id: `i${number}`,
    fileName: `file-${number}.csv`,
    status: 'APPLIED',
    createdAt: '2026-11-01T10:00:00Z',
    newCount: 1,
    changedCount: 0,
    unchangedCount: 0,
    errorCount: 0,
    draftOnlyCount: 0,
    appliedAt: null,
    undoneAt: null,
    undoableUntil: null,
    publishes: false,
    ignoredColumns: [],
    organizationId: null,
    refusedCount: 0,
    keptCount: 0,
    rowCount: 1,
    undoneCount: 0,
    waitingCount: 0,
  }
}

it('leads to every earlier import', async () => {
  fakeServer({
    ImportHistory: ({ after }) => {
      const begin = Number(after ?? 0)
      const numbers = Array.from({ length: 25 }, (_, index) => index + 1)
      const shown = numbers.slice(begin, begin + 20)
      return {
        listingImports: {
          __typename: 'ListingImportConnection',
          totalCount: 25,
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: begin + 20 < 25,
            endCursor: String(begin + shown.length),
          },
          edges: shown.map((number) => ({
            __typename: 'ListingImportEdge',
            cursor: String(number),
            node: pastImport(number),
          })),
        },
      } as unknown as ImportHistoryQuery
    },
  })
  show(<ImportHistory organizationId={null} />)
  expect(await screen.findByText('20 of 25 imports')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more imports' }))
  expect(await screen.findByText('file-25.csv')).toBeTruthy()
  expect(screen.getByText('file-1.csv')).toBeTruthy()
})
