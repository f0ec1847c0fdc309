import { useMemo } from 'react'
import { tabKeys } from '../browser/storage-keys.ts'
import { readTab as read, writeTab as write } from '../browser/storage.ts'

export type Draft<Values> = {
  /** What the form starts with: what was typed before, else the initial values. */
  start: Values
  isRestored: boolean
  /** Call after each change; values equal to the initial ones are forgotten. */
  keep: (values: Values) => void
  drop: () => void
}

/**
 * Keeps what is typed into a form until it is sent, so that leaving the page or losing the
 * connection loses nothing. Lives in this tab only and ends with it, or with `dropAllDrafts`.
 * @param owner the account it belongs to: nobody else in the same tab is shown it
 */
export function useFormDraft<Values extends object>(
  owner: string,
  form: string,
  initial: Values,
): Draft<Values> {
  return useMemo(() => {
    const key = `${tabKeys.draft}${owner}.${form}`
    const initialText = JSON.stringify(initial)
    const kept = readDraft(key, initial)
    return {
      start: kept ?? initial,
      isRestored: kept !== null,
      keep: (values) => {
        const text = JSON.stringify(values)
        write(key, text === initialText ? null : text)
      },
      drop: () => write(key, null),
    }
    // Only when another form opens: a newer record from the server must not replace what is being typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, form])
}

/** Whether something is kept for a form. */
export function hasDraft(owner: string, form: string): boolean {
  return read(`${tabKeys.draft}${owner}.${form}`) !== null
}

/** Takes the known fields of the same kind: the form may have changed since. */
function readDraft<Values extends object>(key: string, initial: Values): Values | null {
  const text = read(key)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return null
    const known = Object.entries(kept).filter(
      ([name, value]) => name in initial && sameKind(value, initial[name as keyof Values]),
    )
    return { ...initial, ...Object.fromEntries(known) }
  } catch {
    return null
  }
}

function sameKind(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
}
