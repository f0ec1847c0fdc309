import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'
import type { ChartKind, ChartValue } from './chart-values.ts'
import { dashboardMessages as text } from './dashboard-messages.ts'

const ChartCanvas = lazyPart(async () => (await import('./chart-canvas.tsx')).ChartCanvas)

type Props = {
  title: string
  kind: ChartKind
  values: readonly ChartValue[]
  /** The heading of the values' column. */
  column: string
  note?: string | undefined
  /** Shown in place of a chart without values. */
  empty?: string
  /** Another picture of the same values, beside the chart on wide screens. */
  picture?: ReactNode
  /** The name of a value in the table; its label by default. */
  showLabel?: (value: ChartValue) => ReactNode
}

/** A chart with all its values in a table below. */
export function FigureChart(props: Props) {
  const { title, kind, values, column, note, empty, picture, showLabel } = props
  return (
    <Card
      className={classNames(
        'flex flex-col gap-3',
        picture !== undefined && 'lg:col-span-2',
      )}
    >
      <h2 className="text-lg">{title}</h2>
      {note && <p className="text-sm text-muted">{note}</p>}
      {values.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <>
          <div
            className={classNames(
              'grid grid-cols-1 gap-6',
              picture !== undefined && 'lg:grid-cols-2',
            )}
          >
            {picture}
            <LazyPart
              fallback={<Skeleton className="h-64" />}
              failed={<p className="text-muted">{text.chartFailed}</p>}
            >
              <ChartCanvas title={title} kind={kind} values={values} />
            </LazyPart>
          </div>
          <Values {...{ title, column, values, showLabel }} />
        </>
      )}
    </Card>
  )
}

type ValuesProps = Pick<Props, 'title' | 'column' | 'values' | 'showLabel'>

function Values({ title, column, values, showLabel }: ValuesProps) {
  return (
    <Disclosure summary={text.asTable}>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[
          { key: 'label', header: column, cell: (row) => showLabel?.(row) ?? row.label },
          {
            key: 'count',
            header: text.applications,
            isNumber: true,
            cell: (row) => formatNumber(row.count),
          },
        ]}
        rows={values}
        rowKey={({ key }) => key}
      />
    </Disclosure>
  )
}
