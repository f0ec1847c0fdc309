/** A reviewer who must not score an application. */
export type ReviewConflict = {
  applicationId: string
  reviewerId: string
  scholarshipId: string
  kind: 'declared' | 'institution' | 'mentored'
  reason: string | null
  at: Date
  /** When the chair lifted it; null: it stands. */
  liftedAt: Date | null
}

/** Who met the applicant in a session, or has agreed to. */
export type MentorOfApplicant = {
  applicationId: string
  reviewerId: string
  at: Date
  hasMet: boolean
}

const DROPPED = /[^\p{L}\p{N}]+/gu
const COMMON = new Set(['the', 'of', 'at', 'and', 'for', 'de', 'la', 'le', 'du', 'des'])

/** The form in which institutions are compared: "The University of Lagos" is "University of Lagos". */
function institutionKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(DROPPED, ' ').split(' ')
  return words.filter((word) => word !== '' && !COMMON.has(word)).join(' ')
}

/** The first of an applicant's institutions that the reviewer belongs to as well; null if none. */
export function sharedInstitution(
  applicants: readonly string[],
  reviewers: readonly string[],
): string | null {
  const keys = new Set(reviewers.map(institutionKey))
  return applicants.find((name) => keys.has(institutionKey(name))) ?? null
}
