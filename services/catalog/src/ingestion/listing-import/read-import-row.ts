import type { FieldError } from '@landfall/kit/core/problems'
import { partsOf, textOf } from '../../record/scholarship/values/cell.ts'
import type { RawForm } from '../../record/scholarship/scholarship-form.ts'
import { EXAMPLE_MARK, IMPORT_COLUMNS, type MappedColumns } from './import-columns.ts'
import type { CellFault } from './listing-import.ts'

/** A row's cells under the form's field names; the form reads them. An empty cell says nothing. */
export type ReadRow = {
  reference: string | null
  university: string | null
  form: RawForm
  faults: CellFault[]
}

/** The longest description that a listing from elsewhere may have. */
const CELL_MAX_LENGTH = 10_000
/** It is a key, and an index cannot hold long ones. */
const REFERENCE_MAX_LENGTH = 200

/** Reads the cells of one row by the columns that the header named. */
export function readImportRow(
  cells: readonly string[],
  { columns }: Pick<MappedColumns, 'columns'>,
): ReadRow {
  const values: Record<string, unknown> = {}
  const faults: CellFault[] = []
  for (const [n, column] of columns.entries()) {
    const cell = (cells[n] ?? '').trim()
    if (column === null || cell === '') continue
    const most = column.field === 'reference' ? REFERENCE_MAX_LENGTH : CELL_MAX_LENGTH
    if (cell.length > most) {
      const message = `${column.header} is longer than ${most.toLocaleString('en-US')} characters`
      faults.push({ column: column.header, message })
      continue
    }
    values[column.field] = column.isList ? partsOf(cell) : cell
  }
  const { reference, university, ...form } = values
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell)) {
    faults.push({ column: '', message: 'The row has more cells than the header' })
  }
  const isExample = String(values['title'] ?? '').startsWith(EXAMPLE_MARK)
  if (isExample) {
    const message =
      'This is the template’s example. Delete the row or replace it with your own'
    faults.push({ column: 'Title', message })
  }
  return { reference: textOf(reference), university: textOf(university), form, faults }
}

/** The form's faults, under the names of the columns. */
export function columnFaults(errors: readonly FieldError[]): CellFault[] {
  return errors.map(({ path: [field = ''], message }) => ({
    column: IMPORT_COLUMNS.find((column) => column.field === field)?.header ?? '',
    message,
  }))
}

/** Identifies the same award in the next file: its own reference, else title and deadline. */
export function rowKey({ reference, form }: ReadRow): string | null {
  if (reference !== null) return `ref:${reference.toLowerCase()}`
  const title = textOf(form.title)?.toLowerCase().replaceAll(/\s+/g, ' ')
  return title === undefined
    ? null
    : `title:${title}|${textOf(form.applicationDeadline) ?? ''}`
}
