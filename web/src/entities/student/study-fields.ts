import { FIELD_ROWS } from '@landfall/matching/reference/field-rows'
import type { CountedOption } from '#ui/checkbox.tsx'

/** Groups that awards name. Nobody studies one, and an award for one of its fields would not be for its students. */
const GROUPS = ['stem']

const rowByCode = new Map(FIELD_ROWS.map((row) => [row.code, row]))
const nameByWord = new Map(
  FIELD_ROWS.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((word) => [word.toLowerCase(), name] as const),
  ),
)

/**
 * Every field that a student can study, as the servers know them, in the order of the tree. The names of wider fields
 * find a field too, so it stands behind them.
 */
export const studyFields: readonly CountedOption[] = FIELD_ROWS.filter(
  ({ code }) => !GROUPS.includes(code),
).map(({ code, name }) => ({
  value: name,
  label: name,
  otherNames: namesAbove(code).join(', '),
}))

/** The same fields from A to Z. */
export const studyFieldsByName = studyFields.toSorted((a, b) =>
  a.label.localeCompare(b.label),
)

const otherNames = new Map(studyFields.map((field) => [field.label, field.otherNames]))

/** Further names that find a field in a list that a server sent: its other names and the wider fields. */
export function otherNamesOf(name: string): string {
  return otherNames.get(name) ?? ''
}

/** The field that a text names, by its own or another name; null when the list has none. */
export function studyFieldOf(text: string): string | null {
  const name = nameByWord.get(text.trim().toLowerCase())
  return studyFields.find(({ value }) => value === name)?.value ?? null
}

/**
 * The field's names, then those of the fields around it. A group gives only its short name, because its long one
 * names fields.
 */
function namesAbove(code: string | null): readonly string[] {
  const row = rowByCode.get(code ?? '')
  if (row === undefined) return []
  const { name, aliases, parent } = row
  return GROUPS.includes(row.code) ? [name] : [name, ...aliases, ...namesAbove(parent)]
}
