import type { FormError } from '../../record/scholarship/form-errors.ts'
import type { ScholarshipForm } from '../../record/scholarship/form-input.ts'
import {
  EXAMPLE_MARK,
  IMPORT_COLUMNS,
  type ImportColumn,
  type MappedColumns,
} from './import-columns.ts'
import type { CellFault } from './listing-import.ts'

/** A row as the form would have it. An empty cell says nothing. */
export type ReadRow = {
  reference: string | null
  university: string | null
  form: ScholarshipForm
  faults: CellFault[]
}

/** As many characters as a description from elsewhere may have. */
const CELL_MAX_LENGTH = 10_000
/** It is a key: an index has no room for long ones. */
const REFERENCE_MAX_LENGTH = 200

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'required'])
const NO = new Set(['no', 'n', 'false', '0', 'none', 'not required'])

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
    const value = readCell(column, cell)
    if (value === undefined) faults.push({ column: column.header, message: wrong(column) })
    else values[column.field] = value
  }
  const { reference = null, university = null, ...form } = values
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell)) {
    faults.push({ column: '', message: 'The row has more cells than the header' })
  }
  const isExample = String(values['title'] ?? '').startsWith(EXAMPLE_MARK)
  if (isExample) {
    const message =
      'This is the template’s example: delete the row or put your own in its place'
    faults.push({ column: 'Title', message })
  }
  return {
    reference: reference as string | null,
    university: university as string | null,
    form: form as ScholarshipForm,
    faults,
  }
}

/** What the form says is wrong, under the names of the columns. */
export function columnFaults(errors: readonly FormError[]): CellFault[] {
  return errors.map(({ path: [field = ''], message }) => ({
    column: IMPORT_COLUMNS.find((column) => column.field === field)?.header ?? '',
    message,
  }))
}

/** The same award in the next file: by its own reference, else by title and deadline. */
export function rowKey({ reference, form }: ReadRow): string | null {
  if (reference !== null) return `ref:${reference.toLowerCase()}`
  const title = (form.title ?? '').toLowerCase().replaceAll(/\s+/g, ' ')
  return title === '' ? null : `title:${title}|${form.applicationDeadline ?? ''}`
}

function readCell(column: ImportColumn, cell: string): unknown {
  const lower = cell.toLowerCase()
  switch (column.kind) {
    case 'text':
      return cell
    case 'list':
      return cell
        .split(/[;|\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    case 'flag':
      return YES.has(lower) ? true : NO.has(lower) ? false : undefined
    case 'whole':
      return /^\d{1,4}$/.test(cell) ? Number(cell) : undefined
  }
}

function wrong({ kind, header }: ImportColumn): string {
  return kind === 'flag'
    ? `${header} must be yes or no`
    : `${header} must be a whole number`
}
