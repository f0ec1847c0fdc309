import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' })

const fund = {
  __typename: 'Fund',
  id: 'f1',
  name: 'Wells',
  currency: 'USD',
  version: 2,
  ownerId: 'o1',
  isKeptByViewer: false,
  scholarships: [],
  balance: {
    __typename: 'FundBalance',
    pledged: money('1000.00'),
    committed: money('250.50'),
    awarded: money('0.00'),
    disbursed: money('0.00'),
    available: money('749.50'),
  },
}

const listOf = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
})

const as = (role: string) => () => {
  const organization = {
    __typename: 'Organization',
    id: 'o1',
    name: 'Harmattan Fund',
    kind: 'DONOR',
    universityId: null,
    verification: 'VERIFIED',
  }
  const memberships = [{ __typename: 'Membership', role, organization }]
  return { viewer: { ...studentViewer, accountType: 'DONOR', memberships } }
}

it('offers the form to people who can create a fund, and tells others who can', async () => {
  fakeServer({ SessionViewer: as('EDITOR'), FundsPage: () => ({ funds: listOf([]) }) })
  const { unmount } = await renderApp('/funds')
  await screen.findByText(/^Create one to offer awards/)
  expect(screen.getByLabelText('Fund name')).toBeTruthy()
  unmount()
  await getApolloClient().clearStore()
  fakeServer({ SessionViewer: as('READER'), FundsPage: () => ({ funds: listOf([]) }) })
  await renderApp('/funds')
  await screen.findByText('An owner or editor of your organization can create one.')
  expect(screen.queryByLabelText('Fund name')).toBeNull()
})

it('says that the funds could not be loaded, and loads them again', async () => {
  let tries = 0
  fakeServer({
    SessionViewer: as('OWNER'),
    FundsPage: () => {
      tries += 1
      if (tries <= 3) throw new TypeError('no line')
      return { funds: listOf([fund]) }
    },
  })
  await renderApp('/funds')
  await screen.findByText('Failed to load the funds', {}, { timeout: 15_000 })
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByRole('link', { name: 'Wells' })
  expect(screen.getByText('US$749.50')).toBeTruthy()
})

const entry = {
  __typename: 'LedgerEntry',
  id: 'e1',
  number: 1,
  kind: 'PLEDGED',
  amount: money('1000.00'),
  happenedOn: '2026-11-01',
  note: 'From the gala',
  correctsId: null,
  at: '2026-11-02T12:00:00Z',
}

/** Serves the fund's page as a reader sees it. */
function serveFund(ledgerOf: (kinds: unknown) => object[], offers: object[] = []) {
  fakeServer({
    SessionViewer: as('READER'),
    FundPage: () => ({ fund }),
    FundOffers: () => ({ fund: { __typename: 'Fund', id: 'f1', offers: listOf(offers) } }),
    Ledger: ({ kinds }) => ({
      fund: { __typename: 'Fund', id: 'f1', ledger: listOf(ledgerOf(kinds)) },
    }),
  })
}

it('shows a reader the ledger without ways to change it', async () => {
  serveFund(() => [entry])
  await renderApp('/funds/f1')
  await screen.findByRole('cell', { name: /From the gala/ })
  screen.getByText('1 Nov 2026')
  expect(screen.queryByText('Record a pledge')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reverse entry 1' })).toBeNull()
})

const offer = (id: string, applicantName: string | null) => ({
  __typename: 'Offer',
  id,
  applicationId: `application-${id}`,
  applicantName,
  state: 'ACCEPTED',
  answerBy: '2026-12-01',
  amount: money('250.00'),
  scholarship: { __typename: 'Scholarship', id: 's1', title: 'Well Award' },
})

it('shows a reader the offers, without links to applications they cannot open', async () => {
  serveFund(() => [entry], [offer('o1', null)])
  await renderApp('/funds/f1')
  await screen.findByText('Well Award')
  expect(screen.getByText('US$250')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Well Award' })).toBeNull()
})

it('names each award’s applicant to people who can see it', async () => {
  serveFund(() => [entry], [offer('o1', 'Amina Otieno'), offer('o2', 'Kofi Mensah')])
  await renderApp('/funds/f1')
  await screen.findByText('Amina Otieno · Accepted')
  expect(screen.getByText('Kofi Mensah · Accepted')).toBeTruthy()
})

it('shows entries of one kind, and keeps the focus on the filter', async () => {
  serveFund((kinds) => (kinds === null ? [entry] : []))
  const { user } = await renderApp('/funds/f1')
  await screen.findByRole('cell', { name: /From the gala/ })
  const choice = screen.getByLabelText('Show')
  choice.focus()
  await user.selectOptions(choice, 'Offered')
  await screen.findByText('No entries of this kind.')
  expect(document.activeElement).toBe(choice)
})

it('says that a fund is not found', async () => {
  fakeServer({ SessionViewer: as('OWNER'), FundPage: () => ({ fund: null }) })
  await renderApp('/funds/f2')
  expect(await screen.findByText('Fund not found')).toBeTruthy()
})

it('tells people without access who the page is for, instead of failing', async () => {
  const viewer = { ...studentViewer, accountType: 'DONOR', memberships: [] }
  fakeServer({ SessionViewer: () => ({ viewer }) })
  const { unmount } = await renderApp('/funds')
  await screen.findByText('You have no organization with funds')
  unmount()
  fakeServer({ SessionViewer: as('REVIEWER') })
  await renderApp('/funds')
  await screen.findByText('You have no organization with funds')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the focus on the title when the fund has loaded', async () => {
  const answer = Promise.withResolvers<{ fund: object }>()
  fakeServer({ SessionViewer: as('READER'), FundPage: () => answer.promise })
  await renderApp('/funds/f1')
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  answer.resolve({ fund })
  await screen.findByRole('heading', { level: 1, name: 'Wells' })
  expect(document.activeElement).toBe(title)
})

it('keeps the form for pledges open after the first one, and the focus in it', async () => {
  const nothing = { ...fund.balance, pledged: money('0.00') }
  const empty = { ...fund, isKeptByViewer: true, balance: nothing }
  fakeServer({
    SessionViewer: as('OWNER'),
    FundPage: () => ({ fund: empty }),
    FundOffers: () => ({ fund: { __typename: 'Fund', id: 'f1', offers: listOf([]) } }),
    Ledger: () => ({ fund: { __typename: 'Fund', id: 'f1', ledger: listOf([]) } }),
    RecordPledge: () => ({
      result: { __typename: 'FundChanged', fund: { ...empty, balance: fund.balance } },
    }),
  })
  const { user } = await renderApp('/funds/f1')
  await user.type(await screen.findByLabelText('Amount in USD'), '1000')
  const send = screen.getByRole('button', { name: 'Record a pledge' })
  await user.click(send)
  await waitFor(() => expect(screen.queryByText(/^Nothing has been pledged/)).toBeNull())
  expect(send.closest('details')).toHaveProperty('open', true)
  expect(document.activeElement).toBe(send)
})
