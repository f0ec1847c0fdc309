import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Award_OfferFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { OwnerFollowUp } from './owner-follow-up.tsx'

const money = (amount: string, currency: string) => ({ amount, currency })

type Planned = { amount: string; payments: string[]; currency?: string; state?: string }

/** The part of an award's payments, as its owner reads it. */
function paymentsOf({ amount, payments, currency = 'USD', state = 'ACCEPTED' }: Planned) {
  const offer = {
    id: 'o1',
    version: 1,
    state,
    amount: money(amount, currency),
    thanks: null,
    enrollmentConfirmedOn: null,
    enrollmentDocument: null,
    reports: [],
    instalments: payments.map((one, place) => ({
      id: `i${place}`,
      dueOn: '2027-06-15',
      amount: money(one, currency),
      paidOn: place === 0 ? '2027-01-14' : null,
      reference: 'Transfer 77',
      receivedAt: null,
    })),
  } as unknown as Award_OfferFragment
  render(
    <ApolloProvider client={getApolloClient()}>
      <OwnerFollowUp offer={offer} isErased={false} />
    </ApolloProvider>,
  )
  const part = screen.getByRole('heading', { name: 'Payments' }).parentElement
  return within(part ?? document.body)
}

it.each([
  [{ amount: '3000.00', payments: ['1000.00', '1500.00'] }, 'US$500'],
  [{ amount: '3000.00', payments: ['1000.10', '1500.20'] }, 'US$499.70'],
  [{ amount: '300000', payments: ['100000'], currency: 'JPY' }, 'JPY 200,000'],
])('names what is not planned to be paid yet', (award, rest) => {
  const payments = paymentsOf(award)
  expect(payments.getAllByRole('listitem').at(-1)?.textContent).toBe(
    `Not planned yet${rest}`,
  )
})

it.each([
  ['all of it is planned', { amount: '3000.30', payments: ['1000.10', '2000.20'] }],
  ['nothing is', { amount: '3000.00', payments: [] }],
  ['it has ended', { amount: '3000.00', payments: ['1000.00'], state: 'ENDED' }],
])('names no rest of an award where %s', (_, award) => {
  expect(paymentsOf(award).queryByText('Not planned yet')).toBeNull()
})
