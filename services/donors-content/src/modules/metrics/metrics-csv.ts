import { stringify } from 'csv-stringify/sync'
import { LABELS, stagesOf } from './metrics.present.ts'
import type { Dimension, FoldedCounts, OrganizationMetrics } from './metrics.ts'

type Line = readonly [section: string, key: string, label: string, count: number | string]

/** All figures as one table, for a spreadsheet: what is counted, of what, how many. */
export function metricsCsv(metrics: OrganizationMetrics): string {
  const lines: Line[] = [
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
      `by ${metrics.period}`,
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
  ]
  return stringify([['figure', 'key', 'label', 'count'], ...lines], {
    // A label that a spreadsheet would run as a formula stays a text.
    escape_formulas: true,
  })
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
