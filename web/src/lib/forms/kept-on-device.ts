import { readStored, writeStored } from '../browser/storage.ts'

/** By person, then by record. */
type Kept = Record<string, Record<string, unknown>>

/**
 * Keeps on this device the values of one record that the server does not have yet; null forgets them. They are stored
 * in the browser, not in the tab: a phone that runs out of power loses nothing. `dropAllDrafts` erases all of them.
 */
export function keepOnDevice(
  key: string,
  personId: string,
  recordId: string,
  value: object | null,
): void {
  const kept = readAll(key)
  const { [recordId]: before, ...others } = kept[personId] ?? {}
  if (value === null && before === undefined) return
  const own = value === null ? others : { ...others, [recordId]: value }
  const { [personId]: _, ...ofOthers } = kept
  const all = Object.keys(own).length > 0 ? { ...ofOthers, [personId]: own } : ofOthers
  writeStored(key, Object.keys(all).length === 0 ? null : JSON.stringify(all))
}

/** What is kept of one record, in whatever shape an earlier build stored it; an empty object if there is nothing. */
export function readKept(
  key: string,
  personId: string,
  recordId: string,
): Record<string, unknown> {
  return recordOf(readAll(key)[personId]?.[recordId])
}

/** The ids of the records of which something is kept. */
export function keptRecords(key: string, personId: string): string[] {
  return Object.keys(readAll(key)[personId] ?? {})
}

function readAll(key: string): Kept {
  try {
    const all = recordOf(JSON.parse(readStored(key) ?? 'null'))
    return Object.fromEntries(
      Object.entries(all).map(([id, records]) => [id, recordOf(records)]),
    )
  } catch {
    return {}
  }
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
