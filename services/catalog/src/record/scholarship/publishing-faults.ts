import type { FieldError } from '@landfall/kit/core/problems'
import { publishingGaps } from './apply-form.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** What a scholarship lacks to be published; a source's listing is accepted as it is. */
export function publishingFaults(scholarship: StoredScholarship, now: Date): FieldError[] {
  return isMadeHere(scholarship) ? publishingGaps(scholarship, now) : []
}

/** Whether an organization or an admin made it through the form, rather than a feed. */
export function isMadeHere(scholarship: Pick<StoredScholarship, 'provenance'>): boolean {
  return scholarship.provenance.confidence === 'owner'
}
