import type { SearchState } from './search-address.ts'

/** What the server read out of the words of a query. */
export type Understanding = {
  understood: readonly { kind: string; value: string }[]
  /** What is searched for as text beside it. */
  remainingQuery?: string | null
}

/** The search with all that was understood as filters that were chosen by hand. */
export function asChosen(
  search: SearchState,
  { understood, remainingQuery }: Understanding,
): SearchState {
  if (understood.length === 0) return search
  const joined = (kind: 'degreeLevel' | 'fieldOfStudy' | 'countries') => [
    ...new Set([
      ...search[kind],
      ...understood.filter((one) => one.kind === kind).map(({ value }) => value),
    ]),
  ]
  return {
    ...search,
    query: remainingQuery ?? '',
    degreeLevel: joined('degreeLevel'),
    fieldOfStudy: joined('fieldOfStudy'),
    countries: joined('countries'),
    fullTuition:
      search.fullTuition || understood.some(({ kind }) => kind === 'fullTuition'),
  }
}
