import { decimalOf } from '@landfall/reference/money'
import { stringify } from 'csv-stringify/sync'
import type { FundFigures } from '../projection/application-figures.ts'
import { fundsOfChoice } from './funds-of-choice.ts'
import { LABELS, stagesOf } from './metrics.present.ts'
import type {
  ChosenMetrics,
  Dimension,
  FoldedCounts,
  ScholarshipCounts,
} from './metrics.ts'

type Line = readonly [figure: string, key: string, label: string, count: number | string]

/**
 * All figures as one table for a spreadsheet: first the choice, then one line per figure, with key, label and count.
 * @param funds all of the organization's
 */
export function metricsCsv(metrics: ChosenMetrics, funds: readonly FundFigures[]): string {
  const lines: Line[] = [
    ...choiceLines(metrics),
    ...stagesOf(metrics.totals).map(({ stage, count }): Line => [
      'stage',
      stage,
      stage.toLowerCase(),
      count,
    ]),
    ['now', 'WAITING', 'waiting', metrics.totals.waiting],
    ['now', 'DECLINED', 'declined', metrics.totals.declined],
    ['now', 'WITHDRAWN', 'withdrawn', metrics.totals.withdrawn],
    ...metrics.overTime.map(({ start, count }): Line => [
      `by ${metrics.period} (UTC)`,
      start,
      start,
      count,
    ]),
    ...groupLines('country', metrics.countries),
    ...groupLines('field', metrics.fields),
    ...groupLines('score', metrics.scores),
    ...metrics.decisions.bands.map(({ label, count }): Line => [
      'time to decision',
      label,
      label,
      count,
    ]),
    ['time to decision', 'median days', 'median days', metrics.decisions.medianDays ?? ''],
    ...metrics.scholarships.flatMap((one) => scholarshipLines(one, metrics.titles)),
    ...fundsOfChoice(funds, metrics.chosen).flatMap(fundLines),
  ]
  return stringify([['figure', 'key', 'label', 'count'], ...lines], {
    // Labels that a spreadsheet would run as formulas stay text.
    escape_formulas: true,
  })
}

/** Without these lines, a part would look like the whole. */
function choiceLines({ filter, chosen: { scholarship, fund } }: ChosenMetrics): Line[] {
  return [
    ['chosen', 'from', filter.from ?? 'the beginning', ''],
    ['chosen', 'to', filter.to ?? 'now', ''],
    ['chosen', 'scholarship', scholarship ? nameOf(scholarship) : 'all', ''],
    ['chosen', 'fund', fund ? (fund.name ?? fund.id) : 'all', ''],
  ]
}

const nameOf = ({ id, title }: { id: string; title: string | null }) => title ?? id

const OF_SCHOLARSHIP = [
  ['applications', 'applications'],
  ['reached review', 'inReview'],
  ['shortlisted', 'shortlisted'],
  ['offered an award', 'awarded'],
  ['accepted', 'accepted'],
  ['waiting', 'waiting'],
  ['declined', 'declined'],
  ['withdrawn', 'withdrawn'],
] as const

function scholarshipLines(
  counts: ScholarshipCounts,
  titles: ReadonlyMap<string, string>,
): Line[] {
  const { scholarshipId: id } = counts
  const label = nameOf({ id, title: titles.get(id) ?? null })
  return OF_SCHOLARSHIP.map(([figure, key]) => [
    `scholarship: ${figure}`,
    id,
    label,
    counts[key],
  ])
}

/** Covers all time: a ledger's balance cannot be limited to days. */
function fundLines(fund: FundFigures): Line[] {
  const { fundId, currency } = fund
  const label = fund.name ?? fundId
  const line = (figure: string, amount: bigint): Line => [
    `fund, of all time: ${figure} (${currency})`,
    fundId,
    label,
    decimalOf(amount, currency),
  ]
  return [
    line('pledged', fund.pledgedMinor),
    line('offered, not answered yet', fund.committedMinor),
    line('awarded', fund.awardedMinor),
    line('recorded as paid', fund.disbursedMinor),
  ]
}

function groupLines(dimension: Dimension, { groups, other }: FoldedCounts): Line[] {
  const shown = groups.map(({ value, count }): Line => [
    dimension,
    value,
    LABELS[dimension](value),
    count,
  ])
  return [...shown, [dimension, '', 'other, in groups too small to show', other]]
}
