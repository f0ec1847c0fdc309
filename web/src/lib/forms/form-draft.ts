import { useMemo } from 'react'
import { tabKeys } from '../browser/storage-keys.ts'
import { readTab, writeTab } from '../browser/storage.ts'

export type Draft<Values> = {
  /** The record as it was when the form opened; typed values are compared with it. */
  initial: Values
  /** The values that the form starts with: those typed before, over the record as it is now. */
  start: Values
  isRestored: boolean
  /** Fields that were typed in before and that the record has changed since. */
  changedMeanwhile: (keyof Values & string)[]
  /** Call after each change; fields equal to the record's are forgotten. */
  keep: (values: Values) => void
  drop: () => void
}

/** One field: what was typed, and what the record said at that time. */
type Kept = { typed: unknown; was: unknown }

/**
 * Keeps what is typed into a form until it is sent, so that leaving the page or losing the connection loses nothing.
 * It keeps only fields that differ from the record; the others follow the record. A draft lives in this tab only and
 * ends with it, or with `dropAllDrafts`.
 * @param owner the account that the draft belongs to: nobody else in the same tab sees it
 */
export function useFormDraft<Values extends object>(
  owner: string,
  form: string,
  initial: Values,
): Draft<Values> {
  return useMemo(() => {
    const key = `${tabKeys.draft}${owner}.${form}`
    const kept = readDraft(key, initial)
    const names = [...kept.keys()]
    const typed = Object.fromEntries([...kept].map(([name, { typed }]) => [name, typed]))
    return {
      initial,
      start: { ...initial, ...typed },
      isRestored: names.length > 0,
      changedMeanwhile: names.filter((name) => !same(kept.get(name)?.was, initial[name])),
      keep: (values) => write(key, differencesOf(values, initial, kept)),
      drop: () => writeTab(key, null),
    }
    // Only when another form opens: a newer record from the server must not replace what is being typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, form])
}

/**
 * Keeps values for a form that opens next, as if they had been typed there. They replace what was typed there before.
 */
export function typeInto<Values extends object>(
  owner: string,
  form: string,
  initial: Values,
  typed: Partial<Values>,
): void {
  const key = `${tabKeys.draft}${owner}.${form}`
  const kept = readDraft(key, initial)
  const before = Object.fromEntries([...kept].map(([name, one]) => [name, one.typed]))
  write(key, differencesOf({ ...initial, ...before, ...typed }, initial, kept))
}

/** Whether something is kept for a form. */
export function hasDraft(owner: string, form: string): boolean {
  return readTab(`${tabKeys.draft}${owner}.${form}`) !== null
}

function namesOf<Values extends object>(values: Values) {
  return Object.keys(values) as (keyof Values & string)[]
}

function differencesOf<Values extends object>(
  values: Values,
  initial: Values,
  kept: ReadonlyMap<string, Kept>,
): Record<string, Kept> {
  const changed = namesOf(values).filter((name) => !same(values[name], initial[name]))
  return Object.fromEntries(
    changed.map((name) => {
      const was = kept.has(name) ? kept.get(name)?.was : initial[name]
      return [name, { typed: values[name], was }]
    }),
  )
}

/**
 * Reads the fields that the form still has, that hold the same kind of value and that still differ: form and record
 * may have changed since.
 */
function readDraft<Values extends object>(
  key: string,
  initial: Values,
): Map<keyof Values & string, Kept> {
  const stored = parse(readTab(key))
  const known = namesOf(initial).flatMap((name) => {
    const field = stored[name]
    const isTyped =
      isKept(field) &&
      sameKind(field.typed, initial[name]) &&
      !same(field.typed, initial[name])
    return isTyped ? [[name, field] as const] : []
  })
  return new Map(known)
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'typed' in value && 'was' in value
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function sameKind(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
}

function write(key: string, fields: Record<string, Kept>): void {
  const isNothing = Object.keys(fields).length === 0
  writeTab(key, isNothing ? null : JSON.stringify(fields))
}
