import { FIELD_ROWS } from '@landfall/matching/reference/field-rows'
import type { CountedOption } from '#ui/checkbox.tsx'

/** A group that awards name. Nobody studies it, and an award for one of its fields would not be for them. */
const GROUPS = ['stem']

const rowByCode = new Map(FIELD_ROWS.map((row) => [row.code, row]))
const nameByWord = new Map(
  FIELD_ROWS.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((word) => [word.toLowerCase(), name] as const),
  ),
)

/**
 * Every field that somebody can study, as the servers know them; found by the wider fields too, and so behind them in
 * the order of the tree.
 */
export const studyFields: readonly CountedOption[] = FIELD_ROWS.filter(
  ({ code }) => !GROUPS.includes(code),
).map(({ code, name }) => ({
  value: name,
  label: name,
  otherNames: namesAbove(code).join(', '),
}))

/** The same from A to Z. */
export const studyFieldsByName = studyFields.toSorted((a, b) =>
  a.label.localeCompare(b.label),
)

const otherNames = new Map(studyFields.map((field) => [field.label, field.otherNames]))

/** What else finds a field in a list that a server sent: its other names and the wider fields. */
export function otherNamesOf(name: string): string {
  return otherNames.get(name) ?? ''
}

/** The field that a text names, by its own or another name; null when none of the list. */
export function studyFieldOf(text: string): string | null {
  const name = nameByWord.get(text.trim().toLowerCase())
  return studyFields.find(({ value }) => value === name)?.value ?? null
}

/** The field's names, then those of what it lies in; of a group only the short one, as the long one names fields. */
function namesAbove(code: string | null): readonly string[] {
  const row = rowByCode.get(code ?? '')
  if (row === undefined) return []
  const { name, aliases, parent } = row
  return GROUPS.includes(row.code) ? [name] : [name, ...aliases, ...namesAbove(parent)]
}
