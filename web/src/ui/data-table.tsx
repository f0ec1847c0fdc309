import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

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
  /** On a phone each row becomes a block, with its cells below each other: for rows with much text. */
  isStacked?: boolean
  /** For stacked tables of figures and single words: cells stand beside each other while they fit. */
  isTight?: boolean
}

/** A table that scrolls sideways on its own when it is wider than the screen. The first column names the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, isStacked = false } = props
  const block = isStacked && 'max-sm:block'
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={classNames('w-full border-collapse text-start', block)}>
        <caption
          className={classNames(
            isCaptionHidden ? 'sr-only' : 'pb-2 text-start font-semibold',
            // Otherwise the caption is as narrow as its longest word.
            isStacked && !isCaptionHidden && 'max-sm:block',
          )}
        >
          {caption}
        </caption>
        <thead className={classNames(isStacked && 'max-sm:sr-only')}>
          <tr className="border-b border-edge">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(cellStyle(column), 'font-semibold')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames(block)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classNames(
                'border-b border-line align-top',
                isStacked && 'max-sm:block max-sm:py-2',
              )}
            >
              {columns.map((column, place) => (
                <Cell
                  key={column.key}
                  isName={place === 0}
                  {...{ column, row, isStacked, isTight: props.isTight }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = {
  column: Column<Row>
  row: Row
  isName: boolean
  isStacked: boolean
  isTight: boolean | undefined
}

function Cell<Row>({ column, row, isName, isStacked, isTight }: CellProps<Row>) {
  const content = column.cell(row)
  const shown = isTight && !isName ? 'max-sm:inline-block max-sm:pe-4' : 'max-sm:block'
  const style = classNames(
    cellStyle(column),
    isStacked && 'max-sm:px-0 max-sm:py-1 max-sm:text-start',
    // A heading without a value after it says nothing.
    isStacked && (content === null ? 'max-sm:hidden' : shown),
  )
  if (isName) {
    return (
      <th scope="row" className={classNames(style, 'font-semibold')}>
        {content}
      </th>
    )
  }
  return (
    <td className={style}>
      {isStacked && (
        // A screen reader reads the column's own heading instead.
        <span aria-hidden="true" className="text-sm text-muted sm:hidden">
          {column.header}:{' '}
        </span>
      )}
      {content}
    </td>
  )
}

function cellStyle({ isNumber }: { isNumber?: boolean }): string {
  // Words keep a readable width: the table scrolls sideways before they stack one above the other.
  const kind = isNumber
    ? 'tabular text-end in-[tbody]:whitespace-nowrap'
    : 'min-w-36 text-start'
  return `px-3 py-2 first:ps-0 last:pe-0 ${kind}`
}
