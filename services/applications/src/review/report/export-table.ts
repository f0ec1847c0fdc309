import { stringify } from 'csv-stringify/sync'
import { fullNameOf } from '../../application/application/application-form.ts'
import type { RubricCriterion } from '../rubric/rubric.ts'
import type { Board, BoardRow } from '../workspace/board.ts'

type Cell = string | number | null

/** CSV by RFC 4180 with a header line; cells that a spreadsheet would run as formulas are escaped. */
function tableOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    bom: true,
  })
}

const ROW_HEADER = [
  'Number',
  'Name',
  'State',
  'Submitted',
  'Final scores',
  'Mean score',
  'Adjusted score',
  'Margin (95%)',
  'Rank',
  'Planned decision',
]

/** A line for each application, with the mean of each criterion's points. */
export function applicationsTable({ review, rows }: Board): string {
  const header = [
    ...ROW_HEADER,
    ...review.rubric.map(({ name }) => `${name} (mean points)`),
  ]
  return tableOf(
    header,
    rows.map((row) => rowCells(row, review.rubric)),
  )
}

function rowCells(row: BoardRow, rubric: readonly RubricCriterion[]): Cell[] {
  const { adjusted } = row
  return [
    row.number,
    fullNameOf(row),
    row.state,
    row.submittedAt.toISOString(),
    row.reviewCount,
    figure(adjusted?.raw),
    figure(adjusted?.adjusted),
    figure(adjusted?.margin),
    row.rank,
    row.planned?.to ?? null,
    ...rubric.map(({ key }) => figure(meanPoints(row, key))),
  ]
}

/** Mean points of the final scores; null without any. */
export function meanPoints(
  { scores }: Pick<BoardRow, 'scores'>,
  key: string,
): number | null {
  const given = scores.flatMap(({ isFinal, points }) =>
    isFinal ? (points[key]?.points ?? []) : [],
  )
  if (given.length === 0) return null
  return given.reduce((sum, points) => sum + points, 0) / given.length
}

/** A line for each final score. */
export function scoresTable({ review, rows }: Board): string {
  const criteria = review.rubric.flatMap(({ name }) => [name, `${name} (comment)`])
  const header = ['Number', 'Reviewer', 'Total', ...criteria, 'Comment', 'Saved']
  const lines = rows.flatMap((row) =>
    row.scores
      .filter(({ isFinal }) => isFinal)
      .map((score): Cell[] => [
        row.number,
        score.reviewerId,
        figure(score.total),
        ...review.rubric.flatMap(({ key }): Cell[] => [
          score.points[key]?.points ?? null,
          score.points[key]?.comment ?? null,
        ]),
        score.comment,
        score.savedAt.toISOString(),
      ]),
  )
  return tableOf(header, lines)
}

function figure(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value * 100) / 100
}
