import type { ScholarshipDetails } from './scholarship.ts'
import { type UniversityLookup, universityFaults } from './university-faults.ts'

/** What this module needs of the organizations. */
export type OwnUniversities = {
  universities: UniversityLookup
  organizationUniversities: {
    universityOf(organizationId: string): Promise<string | null>
  }
}

/**
 * The details of a new listing that says nothing of a university: one that a university's organization
 * makes is that university's, so that its page shows it.
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
  // The organization may name one that is not in the catalog anymore.
  return (await universityFaults(tied, universities)).length === 0 ? tied : details
}
