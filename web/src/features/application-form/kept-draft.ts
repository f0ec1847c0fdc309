import { browserKeys } from '#lib/browser/storage-keys.ts'
import { keepOnDevice, keptRecords, readKept } from '#lib/forms/kept-on-device.ts'
import {
  allTextNames,
  documentNames,
  listNames,
  newRow,
  type ApplicationValues,
  type ExperienceValues,
} from './application-values.ts'

/** Values that were typed into an application and that the server does not have yet. */
export type KeptFields = Partial<ApplicationValues>

/** Keeps on this device what the server does not have yet; null forgets it. */
export function keepDraft(
  studentId: string,
  scholarshipId: string,
  fields: KeptFields | null,
): void {
  keepOnDevice(browserKeys.applications, studentId, scholarshipId, fields)
}

/** The kept values, field by field; a field that this build does not know is left out. Null when there are none. */
export function readDraft(studentId: string, scholarshipId: string): KeptFields | null {
  const stored = readKept(browserKeys.applications, studentId, scholarshipId)
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

/** The scholarships whose applications have kept values. */
export function keptScholarships(studentId: string): string[] {
  return keptRecords(browserKeys.applications, studentId)
}

const isText = (value: unknown) => typeof value === 'string'

function isRow(value: unknown): value is ExperienceValues {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((one) => typeof one === 'string')
}
