import type { FieldError } from '@landfall/kit/core/problems'
import { publishingGaps } from './apply-form.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** What a scholarship lacks to be published. A source's listing states what it states. */
export function publishingFaults(scholarship: StoredScholarship, now: Date): FieldError[] {
  return isMadeHere(scholarship) ? publishingGaps(scholarship, now) : []
}

/** Through the form, by an organization or an admin; not by a feed. */
export function isMadeHere(scholarship: Pick<StoredScholarship, 'provenance'>): boolean {
  return scholarship.provenance.confidence === 'owner'
}
