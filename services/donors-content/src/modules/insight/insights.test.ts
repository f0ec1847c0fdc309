import { expect, it } from 'vitest'
import type { OrganizationMetrics } from '../metrics/metrics.ts'
import { insightsOf } from './insights.ts'

const none: OrganizationMetrics = {
  organizationId: 'o1',
  version: 1,
  filter: { organizationId: 'o1', from: null, to: null, scholarshipIds: null },
  totals: {
    applications: 0,
    inReview: 0,
    shortlisted: 0,
    awarded: 0,
    accepted: 0,
    declined: 0,
    withdrawn: 0,
    waiting: 0,
  },
  scholarships: [],
  period: 'day',
  overTime: [],
  countries: { groups: [], other: 0 },
  fields: { groups: [], other: 0 },
  scores: { groups: [], other: 0 },
  decisions: { decided: 0, medianDays: null, bands: [] },
}
const names = { country: (code: string) => code, field: (code: string) => code }

it('says what stands out with the figures behind it, and nothing of a few', () => {
  const metrics: OrganizationMetrics = {
    ...none,
    totals: { ...none.totals, applications: 40, waiting: 10, shortlisted: 6, awarded: 3 },
    countries: { groups: [{ value: 'KE', count: 15 }], other: 25 },
    decisions: {
      decided: 7,
      medianDays: 11.6,
      bands: [{ label: 'Under a week', count: 2 }],
    },
  }
  const insights = insightsOf(metrics, names)
  expect(insights.map(({ key }) => key)).toEqual([
    'waiting',
    'decision-time',
    'selectivity',
    'top-country',
  ])
  expect(insights.map(({ text }) => text)).toEqual([
    '10 of 40 applications are waiting for a decision: 25%.',
    'Half of your 7 decisions came within 12 days of the application.',
    'You offered an award to 8% of those who applied.',
    'The largest group that can be shown comes from KE: at least 15 of 40.',
  ])
  expect(insights[1]?.figures).toContainEqual({ label: 'Under a week', value: '2' })
  const few = { ...none.totals, applications: 4, waiting: 4, awarded: 1 }
  expect(insightsOf({ ...none, totals: few }, names)).toEqual([])
})

it('says of one among many that it is under 1%, not none', () => {
  const totals = { ...none.totals, applications: 300, awarded: 1 }
  expect(insightsOf({ ...none, totals }, names).map(({ text }) => text)).toEqual([
    'You offered an award to under 1% of those who applied.',
  ])
})

it('says of all but one that it is over 99%, not all', () => {
  const totals = { ...none.totals, applications: 300, waiting: 299 }
  expect(insightsOf({ ...none, totals }, names).map(({ text }) => text)).toEqual([
    '299 of 300 applications are waiting for a decision: over 99%.',
  ])
})

it.each([
  [0.2, 'within a day of'],
  [1, 'within a day of'],
  [1.3, 'within 2 days of'],
  [2.4, 'within 3 days of'],
])('says of a median of %d days: %s', (medianDays, words) => {
  const decisions = { decided: 7, medianDays, bands: [] }
  const [insight] = insightsOf({ ...none, decisions }, names)
  expect(insight?.text).toContain(words)
})

it('says of decisions on the same day that they came within a day', () => {
  const metrics: OrganizationMetrics = {
    ...none,
    decisions: { decided: 7, medianDays: 0.2, bands: [] },
  }
  const [insight] = insightsOf(metrics, names)
  expect(insight?.text).toBe(
    'Half of your 7 decisions came within a day of the application.',
  )
  expect(insight?.figures.at(-1)).toEqual({
    label: 'Days until half were made',
    value: '1',
  })
})
