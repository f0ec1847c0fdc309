import type { SearchState } from './search-address.ts'

/** What the server read out of the words of a query. */
export type Understanding = {
  understood: readonly { kind: string; value: string; label: string }[]
  /** What is searched for as text beside it. */
  remainingQuery?: string | null
}

/** The search with all that was understood as filters, but without one of them. */
export function withoutUnderstood(
  search: SearchState,
  { understood, remainingQuery }: Understanding,
  left: Understanding['understood'][number],
): SearchState {
  const others = understood.filter((one) => one !== left)
  const joined = (kind: 'degreeLevel' | 'fieldOfStudy' | 'countries') => [
    ...new Set([
      ...search[kind].filter((value) => left.kind !== kind || value !== left.value),
      ...others.filter((one) => one.kind === kind).map(({ value }) => value),
    ]),
  ]
  return {
    ...search,
    query: remainingQuery ?? '',
    degreeLevel: joined('degreeLevel'),
    fieldOfStudy: joined('fieldOfStudy'),
    countries: joined('countries'),
    fullTuition:
      (search.fullTuition && left.kind !== 'fullTuition') ||
      others.some(({ kind }) => kind === 'fullTuition'),
  }
}

/** The words of a query as themselves: the server reads nothing out of quotes. */
export function inQuotes(query: string): string {
  return query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word}"`)
    .join(' ')
}
