import { fieldName } from '@landfall/matching/reference/fields'
import { countryName } from '@landfall/reference/countries'
import { presentMoney } from '@landfall/reference/money'
import type { FundFigures } from '../projection/application-figures.ts'
import type {
  ChosenMetrics,
  Dimension,
  FoldedCounts,
  OrganizationMetrics,
} from './metrics.ts'

export const LABELS: Readonly<Record<Dimension, (value: string) => string>> = {
  country: (code) => countryName(code) ?? code,
  field: (code) => fieldName(code) ?? code,
  score: (from) => (from === '90' ? '90 to 100' : `${from} to ${Number(from) + 9}`),
}

/** Rounds up: what took 2.3 days did not come within 2. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}

/** "a day", "12 days", for "within …". */
export function daysInWords(days: number): string {
  const whole = wholeDays(days)
  return whole === 1 ? 'a day' : `${whole} days`
}

/** Figures as the graph answers them; field resolvers add what must be looked up. */
export function presentMetrics(metrics: ChosenMetrics) {
  const { organizationId, version, totals, decisions } = metrics
  return {
    metrics,
    organizationId,
    version,
    totalApplications: totals.applications,
    countriesReached: metrics.countries.groups.length,
    stages: stagesOf(totals),
    outcomes: totals,
    period: metrics.period.toUpperCase(),
    applicationsOverTime: metrics.overTime,
    countries: presentGroups(metrics.countries, 'country'),
    fields: presentGroups(metrics.fields, 'field'),
    scores: presentGroups(metrics.scores, 'score'),
    timeToDecision: decisions,
    scholarships: metrics.scholarships.map((one) => ({
      ...one,
      scholarship: { __typename: 'Scholarship', id: one.scholarshipId },
    })),
  }
}

export type PresentedMetrics = ReturnType<typeof presentMetrics>

export function stagesOf(totals: OrganizationMetrics['totals']) {
  return [
    { stage: 'SUBMITTED', count: totals.applications },
    { stage: 'IN_REVIEW', count: totals.inReview },
    { stage: 'SHORTLISTED', count: totals.shortlisted },
    { stage: 'AWARDED', count: totals.awarded },
    { stage: 'ACCEPTED', count: totals.accepted },
  ]
}

export function presentFund(fund: FundFigures) {
  const { fundId, name, currency } = fund
  const money = (amount: bigint) => presentMoney(amount, currency)
  return {
    fundId,
    name,
    pledged: money(fund.pledgedMinor),
    committed: money(fund.committedMinor),
    awarded: money(fund.awardedMinor),
    disbursed: money(fund.disbursedMinor),
  }
}

function presentGroups({ groups, other }: FoldedCounts, dimension: Dimension) {
  const shown = groups.map(({ value, count }) => ({
    key: value,
    label: LABELS[dimension](value),
    count,
  }))
  // Score bands keep their own order; other groups are ordered by size.
  if (dimension === 'score') shown.sort((a, b) => Number(a.key) - Number(b.key))
  return { groups: shown, other }
}
