import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Award_OfferFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { OwnerFollowUp } from './owner-follow-up.tsx'

const offer = {
  __typename: 'Offer',
  id: 'o1',
  applicationId: 'a1',
  state: 'ACCEPTED',
  version: 4,
  amount: { amount: '3000.00', currency: 'USD' },
  enrollmentConfirmedOn: '2027-01-03',
  enrollmentEvidence: 'enrollment letter',
  enrollmentDocument: null,
  thanks: 'It means the world to me.',
  thankedAt: '2027-01-05T12:00:00Z',
  instalments: [],
  reports: [
    {
      id: 'r1',
      dueOn: '2027-02-01',
      text: 'All is well.',
      writtenAt: '2027-01-30T12:00:00Z',
    },
    { id: 'r2', dueOn: '2027-08-01', text: null, writtenAt: null },
  ],
} as unknown as Award_OfferFragment

function show(change: Partial<Award_OfferFragment>, isErased: boolean) {
  render(
    <ApolloProvider client={getApolloClient()}>
      <OwnerFollowUp offer={{ ...offer, ...change }} isErased={isErased} />
    </ApolloProvider>,
  )
  return (title: string) => within(screen.getByRole('region', { name: title }))
}

it('shows the owner what the student wrote, and what they have not written yet', () => {
  const part = show({}, false)
  part('Letter of thanks').getByText('It means the world to me.')
  const [written, open] = part('Reports').getAllByRole('listitem')
  expect(written?.textContent).toContain('All is well.')
  expect(open?.textContent).toContain('Not written yet')
})

it('says that it was written after the words are gone with the account of the student', () => {
  const reports = offer.reports.slice(0, 1).map((one) => ({ ...one, text: null }))
  const part = show({ thanks: null, enrollmentEvidence: null, reports }, true)
  part('Letter of thanks').getByText(
    'Written on 5 Jan 2027 and deleted with the student’s account.',
  )
  part('Reports').getByText(
    'Written on 30 Jan 2027 and deleted with the student’s account.',
  )
  part('Enrollment').getByText('Confirmed on 3 Jan 2027')
  expect(screen.queryByText('Not written yet')).toBeNull()
})

it('expects no letter of thanks of a student without an account', () => {
  const part = show({ thanks: null, thankedAt: null }, true)
  expect(part('Letter of thanks').getByText('The student did not write one.')).toBeTruthy()
})
