import type { ApolloCache } from '@apollo/client'

/** The root fields that depend on who the student is, beside the scholarships themselves. */
const personal = [
  'scholarships',
  'scholarshipOutlook',
  'nextQuestions',
  'askedFacts',
  'savedSearches',
  'savedDeadlines',
] as const

/**
 * Call after the student's profile or answers changed: each page then asks anew whether a scholarship fits, on lists,
 * on its own page and in what the profile would open.
 */
export function forgetFit(cache: ApolloCache): void {
  const records = Object.keys(cache.extract() as Record<string, unknown>)
  for (const id of records)
    if (id.startsWith('Scholarship:'))
      for (const fieldName of ['eligibility', 'similar']) cache.evict({ id, fieldName })
  for (const fieldName of personal) cache.evict({ id: 'ROOT_QUERY', fieldName })
}
