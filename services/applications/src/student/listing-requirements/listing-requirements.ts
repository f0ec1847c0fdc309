import { isDeepStrictEqual } from 'node:util'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/** What an award asks of students, as catalog last published it; the event's contract says what each part means. */
export type ListingRequirements = {
  scholarshipId: string
  /** The catalog's version of the scholarship. */
  version: number
  requirements: ListingCriteria['requirements']
  criteria: ListingCriteria['criteria']
  /** Null: not stated. */
  requiresEssay: boolean | null
  /** Names of asked facts that are sensitive; null: unknown, so any may be. */
  sensitiveFacts: readonly string[] | null
}

/** Whether two versions ask the same of students, which essays and documents included. */
export function asksTheSame(a: ListingRequirements, b: ListingRequirements): boolean {
  const asked = ({ requirements, criteria, requiresEssay }: ListingRequirements) => [
    requirements,
    criteria,
    requiresEssay,
  ]
  return isDeepStrictEqual(asked(a), asked(b))
}

/** What this service keeps of a listing. */
export function requirementsOf(listing: ListingCriteria): ListingRequirements {
  const { scholarshipId, version, requirements, criteria } = listing
  const { requiresEssay = null, sensitiveFacts = null } = listing
  return { scholarshipId, version, requirements, criteria, requiresEssay, sensitiveFacts }
}
