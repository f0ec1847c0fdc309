import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  ImportPreviewPageQuery,
  ImportRowsQuery,
  ListingImportStatus,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const viewer = {
  ...studentViewer,
  accountType: 'DONOR',
  roles: ['ADMIN'],
} satisfies SessionViewerQuery['viewer']

function importIn(status: ListingImportStatus) {
  return {
    __typename: 'ListingImport',
    id: 'i1',
    organizationId: null,
    fileName: 'awards.csv',
    status,
    ignoredColumns: [],
    publishes: false,
    createdAt: '2026-11-01T10:00:00Z',
    appliedAt: null,
    undoneAt: null,
    undoableUntil: null,
    rowCount: status === 'READING' ? 0 : 1,
    newCount: status === 'READING' ? 0 : 1,
    changedCount: 0,
    unchangedCount: 0,
    errorCount: 0,
    draftOnlyCount: 0,
    waitingCount: 0,
    refusedCount: 0,
    undoneCount: 0,
    keptCount: 0,
  }
}

it('says that a file is being read, and continues by itself when it is done', async () => {
  let status: ListingImportStatus = 'READING'
  const server = fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    ImportPreviewPage: () =>
      ({ listingImport: importIn(status) }) as unknown as ImportPreviewPageQuery,
    ImportRows: () =>
      ({
        listingImport: {
          __typename: 'ListingImport',
          id: 'i1',
          rows: {
            __typename: 'ImportRowConnection',
            totalCount: 0,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            edges: [],
          },
        },
      }) as unknown as ImportRowsQuery,
  })
  await renderApp('/my-scholarships/import/i1')
  await screen.findByText('Reading your file…')
  expect(screen.queryByText('With errors')).toBeNull()
  expect(server.requests.map(({ operation }) => operation)).not.toContain('ImportRows')
  status = 'READY'
  await screen.findByRole('button', { name: 'Save one row' })
  expect(screen.queryByText('Reading your file…')).toBeNull()
})
