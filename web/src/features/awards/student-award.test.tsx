import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { StudentAward } from './student-award.tsx'

beforeEach(() => getApolloClient().clearStore())

const money = { __typename: 'Money', amount: '2500.50', currency: 'USD' }
const instalment = {
  __typename: 'Instalment',
  id: 'i1',
  dueOn: '2027-01-15',
  amount: money,
  paidOn: '2027-01-14',
  reference: 'Transfer 77',
  receivedAt: null,
}

const anOffer = (change: object = {}) => ({
  __typename: 'Offer',
  id: 'o1',
  applicationId: 'a1',
  state: 'OFFERED',
  version: 1,
  amount: money,
  answerBy: '2027-01-10',
  answerEndsAt: '2027-01-11T05:00:00Z',
  message: 'Well done.',
  closedAt: null,
  closingNote: null,
  enrollmentConfirmedOn: null,
  enrollmentEvidence: null,
  enrollmentDocument: null,
  thanks: null,
  thankedAt: null,
  instalments: [],
  reports: [],
  ...change,
})

function open(offer: object | null, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const application = { __typename: 'Application', id: 'a1', offer }
  const server = fakeServer({ StudentAward: () => ({ application }), ...handlers })
  render(
    <ApolloProvider client={getApolloClient()}>
      <StudentAward applicationId="a1" />
    </ApolloProvider>,
  )
  return server
}

it('says what follows before the award is declined, and keeps the words when that is too late', async () => {
  const message = 'The time to answer this offer has passed.'
  const { requests } = open(anOffer(), {
    AnswerOffer: () => ({ result: { __typename: 'Conflict', code: 'CONFLICT', message } }),
  })
  await screen.findByRole('heading', { name: 'You have been offered US$2,500.50' })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  const question = await screen.findByRole('dialog', { name: 'Decline this award?' })
  within(question).getByText(/This can’t be undone/)
  expect(requests.some(({ operation }) => operation === 'AnswerOffer')).toBe(false)
  const note = within(question).getByLabelText(/^A note to the provider/)
  fireEvent.change(note, { target: { value: 'I have another one' } })
  fireEvent.click(within(question).getByRole('button', { name: 'Decline' }))
  await within(question).findByText(message)
  expect(within(question).getByDisplayValue('I have another one')).toBeTruthy()
  const answers = requests.filter(({ operation }) => operation === 'AnswerOffer')
  expect(answers.map(({ variables }) => variables)).toEqual([
    { input: { id: 'o1', accept: false, note: 'I have another one' } },
  ])
})

it('of an award that has ended shows all and asks for no more than what was paid', async () => {
  open(anOffer({ state: 'ENDED', closingNote: 'Not enrolled', instalments: [instalment] }))
  await screen.findByRole('heading', { name: 'The provider ended this award' })
  screen.getByText('Not enrolled')
  screen.getByText(/Paid 14 Jan 2027/)
  const asked = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(asked).toEqual(['I received US$2,500.50'])
})

it('names where the words about tax are from', async () => {
  open(anOffer())
  fireEvent.click(await screen.findByText('Tax in the United States'))
  const source = await screen.findByRole('link', {
    name: 'IRS Publication 519',
    hidden: true,
  })
  expect(source.getAttribute('href')).toBe('https://www.irs.gov/publications/p519')
})

it('sends a document of the vault as proof of enrollment, until that is confirmed', async () => {
  const node = {
    __typename: 'Document',
    id: 'd1',
    name: 'letter.pdf',
    kind: 'OTHER',
    bytes: 2048,
    scanState: 'CLEAN',
  }
  const documents = {
    __typename: 'DocumentConnection',
    edges: [{ __typename: 'DocumentEdge', cursor: 'c1', node }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c1' },
    totalCount: 1,
  }
  const offer = anOffer({
    state: 'ACCEPTED',
    enrollmentDocument: {
      __typename: 'EnrollmentDocument',
      name: 'letter.pdf',
      isReadable: true,
    },
  })
  const { requests } = open(anOffer({ state: 'ACCEPTED' }), {
    DocumentPicker: () => ({ documents }),
    SendEnrollmentDocument: () => ({ result: { __typename: 'OfferChanged', offer } }),
  })
  fireEvent.click(await screen.findByText('Send proof of enrollment'))
  fireEvent.click(await screen.findByRole('button', { name: 'Send document' }))
  await screen.findAllByText('Please choose a document')
  fireEvent.click(await screen.findByRole('radio', { name: /letter\.pdf/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Send document' }))
  await screen.findByText('You sent letter.pdf.')
  const sent = requests.find(({ operation }) => operation === 'SendEnrollmentDocument')
  expect(sent?.variables).toEqual({ input: { offerId: 'o1', documentId: 'd1' } })
})
