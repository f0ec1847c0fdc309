import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { Exports } from './exports.tsx'

beforeEach(() => getApolloClient().clearStore())

const made = {
  __typename: 'ReviewExport',
  id: 'e1',
  format: 'CSV',
  startedAt: '2026-11-23T09:00:00.000Z',
  progress: 1,
  isDone: true,
  failure: null,
  downloadPath: '/api/review/exports/e1/content',
}

type Answer = Parameters<typeof fakeServer>[0][string]

function open(answer: Answer) {
  fakeServer({ SessionViewer: () => ({ viewer: null }), ReviewExports: answer })
  render(
    <ApolloProvider client={getApolloClient()}>
      <Exports scholarshipId="s1" />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
}

const withExports = (exports: object[]) => ({
  review: { __typename: 'Review', scholarshipId: 's1', exports },
})

it('names the file that can be downloaded, and the one that could not be made', async () => {
  const failed = { ...made, id: 'e2', format: 'ZIP', downloadPath: null }
  open(() => withExports([made, { ...failed, failure: 'a file is missing' }]))
  await screen.findByRole('link', { name: /^Download the table \(CSV\) of 23 Nov 2026/ })
  const words = 'The archive (ZIP) could not be made: a file is missing'
  expect(screen.getByText(words)).toBeTruthy()
})

it('says that the exports could not be loaded, not that none could be started', async () => {
  open(() => {
    throw new TypeError('no line')
  })
  await screen.findByText('Failed to load the exports', {}, { timeout: 15_000 })
  expect(screen.queryByText('Failed to start the export')).toBeNull()
})

it('says what a file waits for that is made and cannot be taken yet', async () => {
  open(() => withExports([{ ...made, downloadPath: null }]))
  await screen.findByText(
    'You can download the table (CSV) once you have scored the applications assigned to you.',
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
})
