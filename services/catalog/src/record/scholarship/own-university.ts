import type { ScholarshipDetails } from './scholarship.ts'
import { type UniversityLookup, universityFaults } from './university-faults.ts'

/** What this module needs from organizations. */
export type OwnUniversities = {
  universities: UniversityLookup
  organizationUniversities: {
    universityOf(organizationId: string): Promise<string | null>
  }
}

/**
 * Ties a new listing that names no university to its organization's own university, if it has one, so that the
 * university's page shows it.
 * @param ownerId null for the platform itself
 */
export async function atOwnUniversity(
  details: ScholarshipDetails,
  ownerId: string | null,
  { universities, organizationUniversities }: OwnUniversities,
): Promise<ScholarshipDetails> {
  if (ownerId === null) return details
  const universityId = await organizationUniversities.universityOf(ownerId)
  const tied = { ...details, universityId }
  // The organization's university may no longer be in the catalog.
  return (await universityFaults(tied, universities)).length === 0 ? tied : details
}
