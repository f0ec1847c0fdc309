import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'
import {
  allTextNames,
  documentNames,
  listNames,
  newRow,
  type ApplicationValues,
  type ExperienceValues,
} from './application-values.ts'

/** What was typed into an application and the server does not have yet. */
export type KeptFields = Partial<ApplicationValues>

/** By student, then by scholarship. */
type Kept = Record<string, Record<string, unknown>>

/**
 * Keeps on this device what the server does not have yet, or with null forgets it. In the browser and not in the
 * tab: a phone that runs out of power loses nothing. Logging out erases all of it.
 */
export function keepDraft(
  studentId: string,
  scholarshipId: string,
  fields: KeptFields | null,
): void {
  const kept = readAll()
  const { [scholarshipId]: before, ...others } = kept[studentId] ?? {}
  if (fields === null && before === undefined) return
  const own = fields === null ? others : { ...others, [scholarshipId]: fields }
  const { [studentId]: _, ...ofOthers } = kept
  const all = Object.keys(own).length > 0 ? { ...ofOthers, [studentId]: own } : ofOthers
  const isNothing = Object.keys(all).length === 0
  writeStored(browserKeys.applications, isNothing ? null : JSON.stringify(all))
}

/** What is kept, field by field; what this build does not know is left out. Null when there is nothing. */
export function readDraft(studentId: string, scholarshipId: string): KeptFields | null {
  const stored = recordOf(readAll()[studentId]?.[scholarshipId])
  const texts = allTextNames.flatMap((name) =>
    typeof stored[name] === 'string' ? [[name, stored[name]] as const] : [],
  )
  const lists = listNames.flatMap((name) => {
    const list = stored[name]
    return Array.isArray(list) ? [[name, list.filter(isRow).map(newRow)] as const] : []
  })
  const documents = documentNames.flatMap((name) => {
    const ids = stored[name]
    return Array.isArray(ids) ? [[name, ids.filter(isText)] as const] : []
  })
  const fields = Object.fromEntries<unknown>([
    ...texts,
    ...lists,
    ...documents,
  ]) as KeptFields
  return Object.keys(fields).length > 0 ? fields : null
}

/** The scholarships for whose applications something is kept. */
export function keptScholarships(studentId: string): string[] {
  return Object.keys(readAll()[studentId] ?? {})
}

const isText = (value: unknown) => typeof value === 'string'

function isRow(value: unknown): value is ExperienceValues {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((one) => typeof one === 'string')
}

function readAll(): Kept {
  try {
    const all = recordOf(JSON.parse(readStored(browserKeys.applications) ?? 'null'))
    return Object.fromEntries(
      Object.entries(all).map(([id, drafts]) => [id, recordOf(drafts)]),
    )
  } catch {
    return {}
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
