import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type {
  SessionViewerQuery,
  UniversityPageQuery,
  UniversityStripQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { award } from '../scholarships/scholarship-fixture.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())

const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' })

const university = {
  __typename: 'University',
  id: 'u1',
  slug: 'harbor',
  name: 'Harbor University',
  location: 'Albany, NY',
  type: 'PUBLIC',
  state: 'NY',
  stateName: 'New York',
  description: null,
  ranking: null,
  rankingSource: null,
  acceptanceRate: '24.5',
  tuitionInState: usd('11000.00'),
  tuitionOutOfState: usd('41095.00'),
  internationalTuition: null,
  tuitionYear: '2023-24',
  studentPopulation: 8921,
  undergraduateEnrollment: null,
  internationalStudents: 2141,
  internationalStudentsPercent: '24.0',
  internationalStudentsBasis: 'a share times a total',
  topMajors: null,
  topMajorsBasis: null,
  carnegieClassification: null,
  englishTestForAdmission: null,
  essayForAdmission: null,
  website: null,
  admissionsUrl: null,
  financialAidUrl: null,
  applicationUrl: null,
  sourceYear: 2023,
  sources: ['a list'],
  scholarships: { __typename: 'ScholarshipConnection', edges: [] },
}

const spread = (
  lowerQuartile: string,
  upperQuartile: string,
  ninetyFifthPercentile: string,
) => ({
  __typename: 'FigureSpread' as const,
  lowerQuartile,
  upperQuartile,
  ninetyFifthPercentile,
})

const handlers = {
  SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
  UniversityPage: () => ({ university }) as unknown as UniversityPageQuery,
}

const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' })
  return term.parentElement as HTMLElement
}

it('shows three figures next to the middle half of all universities', async () => {
  fakeServer({
    ...handlers,
    UniversityStrip: () =>
      ({
        universityStats: {
          acceptanceSpread: spread('60.1', '89.5', '99.2'),
          tuitionSpread: spread('14281.00', '37143.00', '59241.00'),
          internationalShareSpread: spread('0.0', '6.0', '24.0'),
        },
      }) satisfies UniversityStripQuery,
  })
  await renderApp('/universities/harbor')
  const acceptance = within(await figure('Acceptance rate'))
  expect(
    await acceptance.findByText(
      'Below most. Half of all universities are between 60.1% and 89.5%.',
    ),
  ).toBeTruthy()
  const tuition = within(await figure('Tuition, out of state'))
  expect(
    tuition.getByText(
      'Above most. Half of all universities are between US$14,281 a year and US$37,143 a year.',
    ),
  ).toBeTruthy()
})

it('shows the figures alone when nothing is known about other universities', async () => {
  fakeServer(handlers)
  await renderApp('/universities/harbor')
  expect((await figure('Acceptance rate')).textContent).toBe('Acceptance rate · 202324.5%')
  expect((await figure('Share of international students')).textContent).toContain('24%')
})

it('marks an estimate as such, and shows its source on demand', async () => {
  fakeServer(handlers)
  const { user } = await renderApp('/universities/harbor')
  expect((await figure('International students')).textContent).toContain('about 2,100')
  expect(screen.queryByText('a list')).toBeNull()
  await user.click(screen.getByText('Where these figures for 2023 come from'))
  expect(await screen.findByText('a list')).toBeTruthy()
})

it('explains the top majors without naming a table', async () => {
  const majors = {
    topMajors: ['Engineering'],
    topMajorsBasis: 'share of awards conferred 2021-22 (PCIP)',
  }
  const shown = { ...university, ...majors } as unknown
  fakeServer({
    ...handlers,
    UniversityPage: () => ({ university: shown }) as UniversityPageQuery,
  })
  await renderApp('/universities/harbor')
  expect(await screen.findByText('By degrees awarded in 2021-22')).toBeTruthy()
})

const paying = (slug: string, amount: string) => ({
  __typename: 'ScholarshipEdge',
  cursor: slug,
  node: {
    ...award,
    id: slug,
    slug,
    title: `${slug} award`,
    amountType: 'FIXED',
    amount: usd(amount),
    maxAmount: null,
    amountPeriod: 'YEAR',
    loan: null,
    isNeedBased: null,
    isWomenOnly: null,
    deadline: {
      ...award.deadline,
      precision: 'EXACT',
      date: '2026-12-01',
      isRolling: false,
    },
    university: { __typename: 'University', id: 'u1', name: 'Harbor University' },
  },
})

it('shows in a table how much of the tuition each open award would pay', async () => {
  const closed = paying('closed', '30000.00')
  const edges = [
    paying('small', '5000.00'),
    paying('large', '20547.50'),
    { ...closed, node: { ...closed.node, status: 'CLOSED' } },
  ]
  fakeServer({
    ...handlers,
    UniversityPage: () =>
      ({
        university: {
          ...university,
          scholarships: { __typename: 'ScholarshipConnection', edges },
        },
      }) as unknown as UniversityPageQuery,
  })
  await renderApp('/universities/harbor')
  const chart = await screen.findByRole('table', { name: /^Tuition for a year, and what/ })
  const rows = within(chart).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tuition, out of stateUS$41,095 a year',
    'large awardUS$20,547.50 a year',
    'small awardUS$5,000 a year',
  ])
  expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual([
    '100%',
    '50%',
    '12.17%',
  ])
})

it('shows the cost without an award, and nothing about a missing one', async () => {
  fakeServer(handlers)
  await renderApp('/universities/harbor')
  const gap = await screen.findByRole('region', { name: 'What you’d still pay' })
  expect(within(gap).getByText('Tuition without an award')).toBeTruthy()
  expect(within(gap).getByText(/^No scholarship here says/).tagName).toBe('P')
  expect(within(gap).queryByText('Best stated award')).toBeNull()
  expect(within(gap).queryByText('Tuition if you win it')).toBeNull()
})
