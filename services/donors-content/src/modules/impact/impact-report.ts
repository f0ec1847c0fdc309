import { moneyInWords } from '@landfall/reference/money'
import { LABELS } from '../metrics/metrics.present.ts'
import type { Dimension, FoldedCounts, OrganizationMetrics } from '../metrics/metrics.ts'
import type { FundFigures } from '../projection/application-figures.ts'
import type { ImpactStory } from './impact-story.ts'

/** What an impact report says, before it has a look. */
export type ImpactReport = {
  title: string
  organization: string
  /** Of what it tells. */
  scope: string
  sections: ImpactSection[]
  stories: ImpactStory[]
  /** What holds for all of it. */
  notes: string[]
}
export type ImpactSection = {
  heading: string
  rows: { label: string; value: string }[]
  note?: string
}

const STAGES = [
  ['Applications submitted', 'applications'],
  ['Reached review', 'inReview'],
  ['Shortlisted', 'shortlisted'],
  ['Offered an award', 'awarded'],
  ['Accepted their award', 'accepted'],
] as const

/** An organization's figures as sentences and rows. */
export function impactReport(told: {
  organization: string
  metrics: OrganizationMetrics
  funds: readonly FundFigures[]
  stories: ImpactStory[]
  now: Date
}): ImpactReport {
  const { organization, metrics, funds, stories, now } = told
  const { totals, decisions } = metrics
  const median = decisions.medianDays
  return {
    title: 'Impact report',
    organization,
    scope: scopeOf(metrics, now),
    sections: [
      {
        heading: 'From application to award',
        rows: STAGES.map(([label, key]) => ({ label, value: String(totals[key]) })),
      },
      {
        heading: 'Time to a decision',
        rows: [
          { label: 'Decided', value: String(decisions.decided) },
          { label: 'Median in days', value: median === null ? '–' : median.toFixed(1) },
        ],
      },
      groupsSection('Countries of citizenship', 'country', metrics.countries),
      groupsSection('Fields of study', 'field', metrics.fields),
      ...funds.map(fundSection),
    ],
    stories,
    notes: [
      'Countries and fields are counted in whole groups of five applications to one scholarship, so that no figure tells of fewer than five people.',
      'Amounts are what the organization recorded. It pays recipients itself: no money moves through this site.',
    ],
  }
}

function scopeOf({ filter }: OrganizationMetrics, now: Date): string {
  const today = now.toISOString().slice(0, 10)
  const from = filter.from === null ? 'until' : `from ${filter.from} to`
  return `Applications ${from} ${filter.to ?? today}. Made on ${today} (UTC).`
}

function groupsSection(
  heading: string,
  dimension: Dimension,
  { groups, other }: FoldedCounts,
): ImpactSection {
  const rows = groups.map(({ value, count }) => ({
    label: LABELS[dimension](value),
    value: String(count),
  }))
  return { heading, rows: [...rows, { label: 'Other', value: String(other) }] }
}

function fundSection(fund: FundFigures): ImpactSection {
  const money = (amount: bigint) => moneyInWords(amount, fund.currency)
  return {
    heading: `Fund: ${fund.name ?? fund.currency}`,
    rows: [
      { label: 'Pledged', value: money(fund.pledgedMinor) },
      { label: 'Offered, not answered yet', value: money(fund.committedMinor) },
      { label: 'Awarded', value: money(fund.awardedMinor) },
      { label: 'Recorded as paid to recipients', value: money(fund.disbursedMinor) },
    ],
  }
}
