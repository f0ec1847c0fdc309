import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ClosedReason, SavedCard_SavedScholarshipFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { SavedCard } from './saved-card.tsx'

type Application = SavedCard_SavedScholarshipFragment['scholarship']['application']

function show(closedReason: ClosedReason | null, application: Application = null) {
  const saved: SavedCard_SavedScholarshipFragment = {
    id: 'c',
    applicationStatus: 'PLANNED',
    notes: 'Ask Prof. Mensah',
    createdAt: '2026-03-01T12:00:00Z',
    updatedAt: '2026-03-01T12:00:00Z',
    scholarship: {
      id: 's1',
      slug: 'bridge-award',
      title: 'Bridge Award',
      provider: 'Harbour Trust',
      amountLabel: 'US$2,500',
      applicationUrl: null,
      sourceUrl: null,
      sourceUrlKind: null,
      closedReason,
      application,
    },
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <SavedCard saved={saved as never} onRemoved={() => undefined}>
          Closes tomorrow
        </SavedCard>
      </MemoryRouter>
    </ApolloProvider>,
  )
}

it.each([
  ['REMOVED', /This listing was removed. Be careful with it/],
  ['HELD', /This listing is on hold/],
] as const)('warns of a listing that is %s, and leads nobody to it', (reason, words) => {
  show(reason)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Ask Prof. Mensah')).toBeTruthy()
  for (const gone of ['US$2,500', 'Closes tomorrow', 'View Details']) {
    expect(screen.queryByText(gone)).toBeNull()
  }
})

it.each([null, 'DEADLINE'] as const)('shows one that is %s as it is', (reason) => {
  show(reason)
  expect(screen.getByText('Closes tomorrow')).toBeTruthy()
  expect(screen.getByText('View Details')).toBeTruthy()
  expect(screen.queryByText(/careful|on hold/)).toBeNull()
})

it('shows how far the application is, and leads to it; the status is not set by hand then', () => {
  show(null, { id: 'a1', state: 'SHORTLISTED' })
  const link = screen.getByRole('link', { name: /Your application Shortlisted/ })
  expect(link.getAttribute('href')).toBe('/applications/a1')
  expect(screen.queryByLabelText('Status')).toBeNull()
})
