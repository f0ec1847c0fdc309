import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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
  const page = (shown: Partial<Award_OfferFragment>) => (
    <ApolloProvider client={getApolloClient()}>
      <OwnerFollowUp offer={{ ...offer, ...shown }} isErased={isErased} />
    </ApolloProvider>
  )
  const { rerender } = render(page(change))
  return { change: (next: Partial<Award_OfferFragment>) => rerender(page(next)) }
}

const part = (title: string) => within(screen.getByRole('region', { name: title }))

it('shows the owner what the student wrote, and what they have not written yet', () => {
  show({}, false)
  part('Letter of thanks').getByText('It means the world to me.')
  const [written, open] = part('Reports').getAllByRole('listitem')
  expect(written?.textContent).toContain('All is well.')
  expect(open?.textContent).toContain('Not written yet')
})

it('says that it was written after the words are gone with the account of the student', () => {
  const reports = offer.reports.slice(0, 1).map((one) => ({ ...one, text: null }))
  show({ thanks: null, enrollmentEvidence: null, reports }, true)
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
  show({ thanks: null, thankedAt: null }, true)
  expect(part('Letter of thanks').getByText('The student did not write one.')).toBeTruthy()
})

it('keeps a plan that is being typed when something else about the award changes', async () => {
  const user = userEvent.setup()
  const { change } = show({}, false)
  const [payments, reports] = [part('Payments'), part('Reports')]
  await user.click(payments.getByText('Plan payments'))
  await user.type(await payments.findByLabelText('Amount in USD'), '3000')
  await user.click(reports.getByText('Ask for reports'))
  await user.click(await reports.findByRole('button', { name: 'Add a report' }))
  const day = reports.getAllByLabelText<HTMLInputElement>('Date').at(-1)
  if (day) await user.type(day, '2027-09-01')
  change({ version: 5, thanks: 'Thank you again.' })
  part('Letter of thanks').getByText('Thank you again.')
  expect(payments.getByLabelText('Amount in USD')).toHaveProperty('value', '3000')
  const days = reports.getAllByLabelText<HTMLInputElement>('Date')
  expect(days.map(({ value }) => value)).toEqual(['2027-08-01', '2027-09-01'])
})

it('begins with the present plan again once that has changed', async () => {
  const user = userEvent.setup()
  const { change } = show({}, false)
  await user.click(part('Payments').getByText('Plan payments'))
  await part('Payments').findByLabelText('Amount in USD')
  const amount = { amount: '1000.00', currency: 'USD' }
  const payment = { id: 'i1', dueOn: '2027-01-15', amount, paidOn: null }
  const instalments = [payment] as unknown as Award_OfferFragment['instalments']
  change({ version: 5, instalments })
  const typed = part('Payments').getByLabelText('Amount in USD')
  expect(typed).toHaveProperty('value', '1000.00')
})
