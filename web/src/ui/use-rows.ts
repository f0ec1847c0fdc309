import { useState } from 'react'
import { useNextFocus } from './use-next-focus.ts'

/** What is announced about a row, with its place and, of a moved one, the place before; both from 1. */
type Say<Row> = (row: Row, place: number, before: number) => string

type RowsSpec<Row> = {
  rows: readonly Row[]
  /** Takes the changed list, and the first row that was added to it. */
  onChange: (rows: Row[], added?: Row) => void
  /** The id of a row's first control; without a row, of the control that is there when no row is. */
  idOf: (row: Row | undefined) => string | null
  added?: Say<Row>
  removed?: Say<Row>
  moved?: Say<Row>
}

/** The changes of a list of rows; after each, the focus moves to where reading goes on. Show `said` in a status. */
export function useRows<Row extends object>(spec: RowsSpec<Row>) {
  const { rows, onChange, idOf } = spec
  const [said, say] = useState('')
  const focusNext = useNextFocus()
  function tell(
    words: Say<Row> | undefined,
    row: Row | undefined,
    place: number,
    before = place,
  ) {
    if (words && row) say(words(row, place, before))
  }
  return {
    said,
    say,
    add(...added: Row[]) {
      focusNext(idOf(added[0]))
      tell(spec.added, added[0], rows.length + 1)
      onChange([...rows, ...added], added[0])
    },
    remove(at: number) {
      // The pressed button disappears with its row.
      focusNext(idOf(rows[at + 1] ?? rows[at - 1]))
      tell(spec.removed, rows[at], at + 1)
      onChange(rows.toSpliced(at, 1))
    },
    move(at: number, by: 1 | -1) {
      const row = rows[at]
      if (!row || !rows[at + by]) return
      tell(spec.moved, row, at + by + 1, at + 1)
      onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, row))
    },
  }
}
