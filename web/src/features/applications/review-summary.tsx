import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { applicationMessages as text } from './application-messages.ts'

type Summary = NonNullable<ApplicationPage_ApplicationFragment['reviewSummary']>
type Criterion = Summary['criteria'][number]

/** The rubric and one's own averages, where the provider shares them; never which reviewer gave what. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-3">
      <div>
        <h2 id="summary" className="text-xl">
          {text.summary}
        </h2>
        <p className="text-muted">{text.summaryOf(summary.reviewCount)}</p>
      </div>
      <DataTable
        caption={text.summaryTable}
        isCaptionHidden
        columns={columns}
        rows={summary.criteria}
        rowKey={({ name }) => name}
      />
    </section>
  )
}

const columns: readonly Column<Criterion>[] = [
  {
    key: 'name',
    header: text.summaryCriterion,
    cell: ({ name, description }) => (
      <>
        {name}
        {description && (
          <span className="block text-sm font-normal text-muted">{description}</span>
        )}
      </>
    ),
  },
  {
    key: 'weight',
    header: text.summaryWeight,
    cell: ({ weight }) => `${weight}%`,
    isNumber: true,
  },
  {
    key: 'average',
    header: text.summaryAverage,
    cell: ({ averagePoints, ofPoints }) => text.summaryPoints(averagePoints, ofPoints),
    isNumber: true,
  },
  {
    key: 'anchor',
    header: text.summaryAnchor,
    cell: ({ anchor }) => anchor ?? '–',
  },
]
