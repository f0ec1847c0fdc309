import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their cell, digits under digits. */
  isNumber?: boolean
}

type DataTableProps<Row> = {
  caption: string
  /** The caption is on the page already, for example as a heading. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On a phone each row is a block, with its cells below each other: for rows that say much. */
  isStacked?: boolean
}

/** Scrolls sideways by itself when it is wider than the screen. The first column names the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, isStacked } = props
  const block = isStacked ? 'max-md:block' : ''
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={`w-full border-collapse text-start ${block}`}>
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-start font-semibold'}>
          {caption}
        </caption>
        <thead className={isStacked ? 'max-md:sr-only' : ''}>
          <tr className="border-b border-edge">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellStyle(column, 'font-semibold')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={block}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`border-b border-line align-top ${isStacked ? 'max-md:block max-md:py-2' : ''}`}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={cellStyle(column, `font-semibold ${stacked(isStacked)}`)}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cellStyle(column, stacked(isStacked))}>
                    {isStacked && (
                      // The column's own heading is still read out.
                      <span aria-hidden="true" className="text-sm text-muted md:hidden">
                        {column.header}:{' '}
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function stacked(isStacked: boolean | undefined): string {
  return isStacked ? 'max-md:block max-md:px-0 max-md:py-1' : ''
}

function cellStyle(column: { isNumber?: boolean }, extra: string): string {
  // Words keep a readable measure; the table scrolls sideways before they stand one above the other.
  const kind = column.isNumber
    ? 'tabular text-end in-[tbody]:whitespace-nowrap'
    : 'min-w-36 text-start'
  return `px-3 py-2 first:ps-0 last:pe-0 ${kind} ${extra}`
}
