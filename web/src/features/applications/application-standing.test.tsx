import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationStanding } from './application-standing.tsx'

const draft: ApplicationPage_ApplicationFragment = {
  id: 'a1',
  state: 'DRAFT',
  version: 1,
  holder: 'STUDENT',
  closesAt: null,
  graceMinutes: 10,
  decisionPromisedOn: null,
  ownerRemindedAt: null,
  submittedAt: null,
  lastModifiedAt: '2026-11-20T12:00:00Z',
  moreInfo: null,
  timeline: [],
  openedBy: [],
  reviewSummary: null,
  submissions: [],
  scholarship: {
    id: 's1',
    slug: 'coastal',
    title: 'Coastal Award',
    provider: 'Harbour Trust',
    takesApplicationsHere: true,
  },
}

function show(more: Partial<ApplicationPage_ApplicationFragment>) {
  const application = { ...draft, ...more }
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <ApplicationStanding application={application} />
        <ApplicationActions application={application} />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

it('goes on with a draft while it can be submitted', () => {
  show({ closesAt: '2999-01-01T05:00:00Z' })
  for (const words of ['It’s your turn.', 'Continue', /^You can submit it until/])
    expect(screen.getByText(words)).toBeTruthy()
})

it.each([
  ['2999-01-01T05:00:00Z', /is not taking applications here now/],
  ['2026-01-01T05:00:00Z', /^The deadline has passed, so/],
])('asks nobody to go on with what cannot be submitted: %s', (closesAt, words) => {
  show({ closesAt, scholarship: { ...draft.scholarship, takesApplicationsHere: false } })
  for (const there of [words, 'See what you wrote'])
    expect(screen.getByText(there)).toBeTruthy()
  for (const gone of ['It’s your turn.', 'Continue', /^You can submit it until/])
    expect(screen.queryByText(gone)).toBeNull()
})

it('can be withdrawn again once it was taken up again, and says what that means', async () => {
  show({ submissions: [{ id: 'b1' }] as never })
  screen.getByText('You reopened it. The provider can’t see it while it is a draft.')
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove draft' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^It goes back to withdrawn\. The provider sees only what you submitted/)
  expect(dialog.queryByText(/no longer consider it/)).toBeNull()
})

it.each([
  [
    'ACCEPTED',
    /^You accepted the award\. What the provider asks of you is listed .* on this page\.$/,
  ],
  ['WITHDRAWN', 'You withdrew it.'],
  ['DECLINED', 'It’s decided.'],
] as const)('says what came of what is %s, and not that all is done', (state, words) => {
  show({ state, holder: 'NOBODY' })
  expect(screen.getByText(words)).toBeTruthy()
})
