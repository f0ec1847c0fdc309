import type { FieldError } from '@landfall/kit/core/problems'
import { formOf, readScholarshipForm } from './form.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** What a scholarship lacks to be published. A source's listing states what it states. */
export function publishingFaults(scholarship: StoredScholarship, now: Date): FieldError[] {
  if (!isMadeHere(scholarship)) return []
  const rules = { isDraft: false, organizationName: scholarship.provider, now }
  const read = readScholarshipForm(formOf(scholarship), rules)
  return read.ok ? [] : [...read.error]
}

/** Through the form, by an organisation or an admin; not by a feed. */
export function isMadeHere(scholarship: Pick<StoredScholarship, 'provenance'>): boolean {
  return scholarship.provenance.confidence === 'owner'
}
