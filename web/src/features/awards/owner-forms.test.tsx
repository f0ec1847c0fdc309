import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Award_OfferFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PlanForm, ReportsForm } from './owner-forms.tsx'
import { AWARD_HEADING } from './say-done.ts'

beforeEach(() => getApolloClient().clearStore())

const money = (amount: string) => ({
  __typename: 'Money' as const,
  amount,
  currency: 'USD',
})

const offer = {
  id: 'o1',
  amount: money('3000.00'),
  instalments: [
    { id: 'i1', dueOn: '2027-01-15', amount: money('1000.00'), paidOn: '2027-01-14' },
    { id: 'i2', dueOn: '2027-06-15', amount: money('2000.00'), paidOn: null },
  ],
  reports: [],
} as unknown as Award_OfferFragment

type Faults = { path: string[]; message: string }[]

/** A server that refuses with these faults, and returns what it was sent. */
function refusing(errors: Faults) {
  const result = {
    __typename: 'ValidationFailed',
    code: 'VALIDATION_FAILED',
    message: 'Please correct the marked fields.',
    errors: errors.map((one) => ({ __typename: 'FieldError', ...one })),
  }
  return fakeServer({
    PlanInstalments: () => ({ result }),
    AskForReports: () => ({ result }),
  })
}

const row = (name: string) => within(screen.getByRole('group', { name }))

it('plans payments one by one: what is paid is not among them, and what is missing is named', async () => {
  const { requests } = refusing([
    {
      path: ['instalments', '1', 'amount'],
      message: 'Amounts in USD have up to 2 decimals',
    },
    { path: ['instalments'], message: 'More than the award' },
  ])
  const user = userEvent.setup()
  render(
    <ApolloProvider client={getApolloClient()}>
      <PlanForm offer={offer} />
    </ApolloProvider>,
  )
  expect(row('Payment 1').getByLabelText<HTMLInputElement>('Date').value).toBe('2027-06-15')
  await user.click(screen.getByRole('button', { name: 'Add a payment' }))
  const second = row('Payment 2')
  expect(document.activeElement).toBe(second.getByLabelText('Date'))
  await user.click(screen.getByRole('button', { name: 'Plan payments' }))
  const summary = within(screen.getByRole('alert'))
  await user.click(summary.getByRole('link', { name: /^Payment 2: enter an amount/ }))
  expect(document.activeElement).toBe(second.getByLabelText('Amount in USD'))
  summary.getByRole('link', { name: 'Payment 2: enter a date' })
  expect(requests).toEqual([])
  await user.keyboard('1,000.505')
  await user.type(second.getByLabelText('Date'), '2027-09-15')
  await user.click(screen.getByRole('button', { name: 'Plan payments' }))
  await screen.findByRole('link', { name: 'More than the award' })
  expect(requests[0]?.variables).toEqual({
    input: {
      offerId: 'o1',
      instalments: [
        { dueOn: '2027-06-15', amount: '2000.00' },
        { dueOn: '2027-09-15', amount: '1000.505' },
      ],
    },
  })
  const amount = second.getByLabelText('Amount in USD')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(
    row('Payment 1').getByLabelText('Amount in USD').getAttribute('aria-invalid'),
  ).toBe(null)
})

it('removes a payment and goes on with the next one, or with the way to add one', async () => {
  const user = userEvent.setup()
  render(
    <ApolloProvider client={getApolloClient()}>
      <PlanForm offer={offer} />
    </ApolloProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Add a payment' }))
  await user.type(row('Payment 2').getByLabelText('Date'), '2027-09-15')
  await user.click(screen.getByRole('button', { name: 'Remove: Payment 1' }))
  const left = row('Payment 1').getByLabelText<HTMLInputElement>('Date')
  expect(left.value).toBe('2027-09-15')
  expect(document.activeElement).toBe(left)
  await user.click(screen.getByRole('button', { name: 'Remove: Payment 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a payment' }))
})

it('asks for reports by days, each once, and says which one the server refuses', async () => {
  const { requests } = refusing([{ path: ['dueOn', '1'], message: 'Please choose today' }])
  const user = userEvent.setup()
  render(
    <ApolloProvider client={getApolloClient()}>
      <ReportsForm offer={offer} />
    </ApolloProvider>,
  )
  const send = () => user.click(screen.getByRole('button', { name: 'Ask for reports' }))
  await send()
  screen.getByRole('link', { name: 'Report 1: enter a date' })
  await user.type(row('Report 1').getByLabelText('Date'), '2027-06-01')
  await user.click(screen.getByRole('button', { name: 'Add a report' }))
  const second = row('Report 2').getByLabelText('Date')
  await user.type(second, '2027-06-01')
  await send()
  screen.getByRole('link', { name: 'Report 2: this date is already in the list' })
  expect(requests).toEqual([])
  await user.clear(second)
  await user.type(second, '2026-01-01')
  await send()
  await screen.findByRole('link', { name: 'Please choose today' })
  expect(requests[0]?.variables).toEqual({
    input: { offerId: 'o1', dueOn: ['2027-06-01', '2026-01-01'] },
  })
  expect(second.getAttribute('aria-invalid')).toBe('true')
})

const fieldsNotShown = [
  'applicationId',
  'version',
  'answerBy',
  'answerEndsAt',
  'message',
  'closedAt',
  'closingNote',
  'enrollmentConfirmedOn',
  'enrollmentEvidence',
  'enrollmentDocument',
  'thanks',
  'thankedAt',
]

it('goes on at the heading once the payments are planned, as the form makes way for them', async () => {
  const rest = Object.fromEntries(fieldsNotShown.map((name) => [name, null]))
  fakeServer({
    PlanInstalments: () => ({
      result: {
        __typename: 'OfferChanged',
        offer: {
          ...rest,
          ...offer,
          __typename: 'Offer',
          instalments: [],
          state: 'ACCEPTED',
        },
      },
    }),
  })
  const user = userEvent.setup()
  render(
    <ApolloProvider client={getApolloClient()}>
      <h2 id={AWARD_HEADING} tabIndex={-1}>
        Award
      </h2>
      <PlanForm offer={offer} />
    </ApolloProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Plan payments' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Award'))
})
