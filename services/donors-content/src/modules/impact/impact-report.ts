import { dayInWords } from '@landfall/calendar/words'
import { moneyInWords } from '@landfall/reference/money'
import { fundsOfChoice } from '../metrics/funds-of-choice.ts'
import { daysInWords, LABELS } from '../metrics/metrics.present.ts'
import type { ChosenMetrics, Dimension, FoldedCounts } from '../metrics/metrics.ts'
import type { FundFigures } from '../projection/application-figures.ts'
import type { ImpactStory } from './impact-story.ts'

/** What an impact report says about an organization's figures, before layout. */
export type ImpactReport = {
  title: string
  organization: string
  /** What the report covers, a sentence each. */
  scope: string[]
  sections: ImpactSection[]
  stories: ImpactStory[]
  /** Says which stories are shown and that their recipients agreed, or that there is none. */
  storiesNote: string
  /** Notes on the whole report. */
  notes: string[]
}
export type ImpactSection = {
  heading: string
  rows: { label: string; value: string }[]
  /** What its rows leave out. */
  note?: string
}

const STAGES = [
  ['Applications submitted', 'applications'],
  ['Reached review', 'inReview'],
  ['Shortlisted', 'shortlisted'],
  ['Offered an award', 'awarded'],
  ['Accepted their award', 'accepted'],
] as const

const GROUPED =
  'Countries and fields are counted in whole groups of five applications to one scholarship, so no figure describes fewer than five people.'
const RECORDED =
  'Amounts are what the organization recorded. It pays recipients itself: no money moves through this site.'
const NO_STORIES =
  'No recipient’s story has been published for these awards yet. A story appears here once its recipient approves it and it is published.'
const AGREED =
  'Each recipient approved these words for publication. The newest stories, up to ten, whatever dates are chosen.'

/** An organization's figures as sentences and rows. @param figures.funds all of the organization's */
export function impactReport(figures: {
  organization: string
  metrics: ChosenMetrics
  funds: readonly FundFigures[]
  stories: ImpactStory[]
  now: Date
}): ImpactReport {
  const { organization, metrics, stories, now } = figures
  const { totals, decisions, chosen } = metrics
  const median = decisions.medianDays
  const funds = fundsOfChoice(figures.funds, chosen)
  const fundNote = noteOfFunds(metrics)
  return {
    title: 'Impact report',
    organization,
    scope: scopeOf(metrics, now),
    sections: [
      {
        heading: 'From application to award',
        rows: STAGES.map(([label, key]) => ({ label, value: String(totals[key]) })),
      },
      ...scholarshipsSection(metrics),
      {
        heading: 'Time to a decision',
        rows: [
          { label: 'Decisions', value: String(decisions.decided) },
          {
            label: 'Half of them came within',
            value: median === null ? '–' : daysInWords(median),
          },
        ],
      },
      groupsSection('Countries of citizenship', 'country', metrics.countries),
      groupsSection('Fields of study', 'field', metrics.fields),
      ...funds.map((fund) => ({
        ...fundSection(fund),
        ...(fundNote !== null && { note: fundNote }),
      })),
    ],
    stories,
    storiesNote: stories.length === 0 ? NO_STORIES : AGREED,
    notes: [GROUPED, ...(funds.length > 0 ? [RECORDED] : [])],
  }
}

/** Says what was chosen, so that a part does not pass for the whole. */
function scopeOf({ filter, chosen }: ChosenMetrics, now: Date): string[] {
  const today = now.toISOString().slice(0, 10)
  const from = filter.from === null ? 'until' : `from ${dayInWords(filter.from)} to`
  const { scholarship, fund } = chosen
  const awards = scholarship
    ? `To one scholarship only: ${scholarship.title ?? scholarship.id}.`
    : fund === null
      ? 'To all scholarships of the organization.'
      : null
  const payer =
    fund && `Only what one fund pays for: ${fund.name ?? 'a fund without a name'}.`
  return [
    `Applications submitted ${from} ${dayInWords(filter.to ?? today)}, by the day in UTC.`,
    awards,
    payer,
    `Made on ${dayInWords(today)}, in UTC.`,
  ].filter((line) => line !== null)
}

/** Null if the amounts cover exactly what was chosen. */
function noteOfFunds({ filter, chosen }: ChosenMetrics): string | null {
  const hasDays = filter.from !== null || filter.to !== null
  if (!hasDays && chosen.scholarship === null) return null
  const time = hasDays ? 'of all time, not of the chosen days' : ''
  const awards = chosen.scholarship
    ? 'of all scholarships that the fund pays for, not of the chosen one alone'
    : ''
  return `These amounts are ${[time, awards].filter(Boolean).join(', and ')}.`
}

function scholarshipsSection({
  scholarships,
  titles,
  chosen,
}: ChosenMetrics): ImpactSection[] {
  if (chosen.scholarship !== null || scholarships.length < 2) return []
  const rows = scholarships.map(({ scholarshipId, applications }) => ({
    label: titles.get(scholarshipId) ?? scholarshipId,
    value: String(applications),
  }))
  return [{ heading: 'Applications by scholarship', rows }]
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
