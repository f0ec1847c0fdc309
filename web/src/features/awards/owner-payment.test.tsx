import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { OwnerPayment } from './owner-payment.tsx'

const instalment = {
  __typename: 'Instalment' as const,
  id: 'i1',
  dueOn: '2027-01-15',
  amount: { __typename: 'Money' as const, amount: '2500.50', currency: 'USD' },
  paidOn: '2027-01-14',
  reference: 'Transfer 77',
  receivedAt: null,
}

it.each([
  ['has ended', false, /the amount goes back to the fund/],
  ['goes on', true, /the payment is due again/],
])('a payment of an award that %s can be reversed', async (_, isOpen, words) => {
  fakeServer({})
  render(
    <ApolloProvider client={getApolloClient()}>
      <OwnerPayment instalment={instalment} isOpen={isOpen} />
    </ApolloProvider>,
  )
  fireEvent.click(
    screen.getByRole('button', { name: 'Reverse the payment of US$2,500.50' }),
  )
  const question = await screen.findByRole('dialog', { name: 'Reverse this payment?' })
  expect(within(question).getByText(words)).toBeTruthy()
})
