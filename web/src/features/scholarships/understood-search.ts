import type { SearchState } from './search-address.ts'

/** What the server read from the words of a query. */
export type Understanding = {
  understood: readonly { kind: string; value: string }[]
  /** The rest, which it searches for as text. */
  remainingQuery?: string | null
}

/** The search, with every understood filter as one that was chosen by hand. */
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
