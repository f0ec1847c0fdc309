import { isUuid } from '@landfall/kit/core/ids'
import type { FieldError } from '@landfall/kit/core/problems'
import type { ScholarshipDetails } from './scholarship.ts'

/** What this module needs from universities. */
export type UniversityLookup = {
  findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>
}

/** Checks that the university exists, which the form itself cannot know. */
export async function universityFaults(
  { universityId }: ScholarshipDetails,
  universities: UniversityLookup,
): Promise<FieldError[]> {
  if (universityId === null) return []
  const isKnown =
    isUuid(universityId) && (await universities.findByIds([universityId])).size > 0
  return isKnown
    ? []
    : [{ path: ['universityId'], message: 'We don’t know this university' }]
}
