import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type {
  ClosedReason,
  SavedCard_SavedScholarshipFragment,
  SavedScholarshipStatus,
  ScholarshipStatus,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { SavedCard } from './saved-card.tsx'

type Application = SavedCard_SavedScholarshipFragment['scholarship']['application']
type Shown = {
  notes?: string | null
  application?: Application
  status?: ScholarshipStatus
  applicationStatus?: SavedScholarshipStatus
}

function show(
  closedReason: ClosedReason | null,
  {
    notes = 'Ask Prof. Mensah',
    application = null,
    status,
    applicationStatus = 'PLANNED',
  }: Shown = {},
) {
  const saved: SavedCard_SavedScholarshipFragment = {
    id: 'c',
    applicationStatus,
    notes,
    createdAt: '2026-03-01T12:00:00Z',
    updatedAt: '2026-03-01T12:00:00Z',
    scholarship: {
      id: 's1',
      slug: 'bridge-award',
      title: 'Bridge Award',
      provider: 'Harbour Trust',
      status: status ?? (closedReason ? 'CLOSED' : 'PUBLISHED'),
      amountLabel: 'US$2,500',
      applicationUrl: 'https://bridge.example/apply',
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
  ['REMOVED', /This listing was removed. Be careful: it/],
  ['HELD', /This listing is on hold/],
] as const)('warns of a listing that is %s, and leads nobody to it', (reason, words) => {
  show(reason)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Ask Prof. Mensah')).toBeTruthy()
  for (const gone of ['US$2,500', 'Closes tomorrow', 'View Details']) {
    expect(screen.queryByText(gone)).toBeNull()
  }
})

it('shows one that is open as it is, with the way to apply', () => {
  show(null)
  for (const there of ['Closes tomorrow', 'View Details', 'Apply'])
    expect(screen.getByText(there)).toBeTruthy()
})

it.each([
  ['DEADLINE', {}, 'Closed: the deadline has passed.'],
  ['ABSENT', {}, 'Closed: its source no longer lists it.'],
  [null, { status: 'ARCHIVED' }, 'No longer listed here.'],
] as const)(
  'says of one that is %s %o what it is, and invites nobody',
  (reason, o, words) => {
    show(reason, o)
    for (const there of [words, 'View Details', 'US$2,500'])
      expect(screen.getByText(there)).toBeTruthy()
    for (const gone of ['Closes tomorrow', 'Apply'])
      expect(screen.queryByText(gone)).toBeNull()
  },
)

it('says in one line that there are no notes', async () => {
  show(null, { notes: null })
  expect(
    await screen.findByRole('button', { name: 'Add notes on Bridge Award' }),
  ).toBeTruthy()
  expect(screen.getByText('No notes added yet.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull()
})

it.each([
  ['PLANNED', 'Planned'],
  ['APPLIED', 'Applied'],
  ['ACCEPTED', 'Accepted'],
  ['REJECTED', 'Rejected'],
  ['NOT_APPLIED', null],
] as const)('shows beside the title that it is %s', (applicationStatus, word) => {
  show(null, { applicationStatus })
  const badge = screen.getByRole('heading', { name: 'Bridge Award' }).parentElement
    ?.nextElementSibling
  expect(badge?.textContent || null).toBe(word)
})

it('shows how far the application is, and leads to it; the status is not set by hand then', () => {
  show(null, { application: { id: 'a1', state: 'SHORTLISTED' } })
  const link = screen.getByRole('link', { name: /Your application Shortlisted/ })
  expect(link.getAttribute('href')).toBe('/applications/a1')
  expect(screen.queryByLabelText('Status')).toBeNull()
  expect(screen.queryByText('Planned')).toBeNull()
})
