import { FIELD_ROWS } from './field-rows.ts'
import type { FieldRule } from '../scholarship-criteria.ts'

export type FieldOfStudy = {
  /** Slug, for example electrical-engineering. */
  readonly code: string
  readonly name: string
  readonly parentCode: string | null
}

/** The name of the rule that admits every field. */
export const ALL_FIELDS = 'All fields'
const ALL_FIELDS_NAMES = ['all fields', 'any field', 'all', 'any', 'all majors']

/** The tree of fields, roots first, parents before their children. */
export const FIELDS: readonly FieldOfStudy[] = FIELD_ROWS.map(({ name, code, parent }) => ({
  code,
  name,
  parentCode: parent,
}))

const byCode = new Map(FIELDS.map((field) => [field.code, field]))
const childCodes = Map.groupBy(FIELDS, (field) => field.parentCode)
const codeByName = new Map(
  FIELD_ROWS.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases].map((word) => [keyOf(word), code] as const),
  ),
)

/** The name of a code; null when there is no such field. */
export function fieldName(code: string): string | null {
  return byCode.get(code)?.name ?? null
}

/** The code for a name, an alias or a code, ignoring case; null when there is none. */
export function parseField(text: string): string | null {
  return codeByName.get(keyOf(text)) ?? null
}

/** The field's ancestors, nearest first. */
export function ancestors(code: string): readonly string[] {
  const parent = byCode.get(code)?.parentCode ?? null
  return parent === null ? [] : [parent, ...ancestors(parent)]
}

/** Everything below the field, without the field itself. */
export function descendants(code: string): readonly string[] {
  return (childCodes.get(code) ?? []).flatMap((child) => [
    child.code,
    ...descendants(child.code),
  ])
}

/** Whether an award for `asked` covers a student of `studied`: the same field or one below it. */
export function matchesField(asked: string, studied: string): boolean {
  return asked === studied || ancestors(studied).includes(asked)
}

/**
 * The stored codes that a filter on a field finds: the field, the wider fields that include it and the narrower
 * fields below it.
 */
export function fieldFilterCodes(code: string): readonly string[] {
  return [code, ...ancestors(code), ...descendants(code)]
}

export type ParsedFields = { rule: FieldRule; unknown: readonly string[] }

/**
 * Reads names, aliases, codes or "All fields"; an empty list counts as not stated. `unknown` holds what is on no
 * list.
 */
export function parseFields(values: readonly string[]): ParsedFields {
  const stated = values.map((value) => value.trim()).filter((value) => value !== '')
  if (stated.some((value) => ALL_FIELDS_NAMES.includes(value.toLowerCase()))) {
    return { rule: { kind: 'all', codes: [] }, unknown: [] }
  }
  const unknown = stated.filter((value) => parseField(value) === null)
  const codes = [...new Set(stated.flatMap((value) => parseField(value) ?? []))].toSorted()
  const kind = codes.length === 0 ? 'not-stated' : 'listed'
  return { rule: { kind, codes }, unknown }
}

/** The rule as names: ["All fields"], the listed ones, or null when not stated. */
export function fieldNames(rule: FieldRule): readonly string[] | null {
  if (rule.kind === 'not-stated') return null
  return rule.kind === 'all'
    ? [ALL_FIELDS]
    : rule.codes.flatMap((code) => fieldName(code) ?? [])
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
