import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../../record/scholarship/search-tokens.ts'
import { FACET_KINDS, FILTERS, type FacetKind } from '../filter/filters.ts'
import type { TokenCount } from './search.store.ts'

export type FacetValue = { value: string; label: string; count: number }
export type Facet = { kind: FacetKind; values: FacetValue[]; unknownCount: number }

/**
 * The counts for the values of these kinds of filters, from how often each value of the search columns occurs. Values
 * that find nothing are left out.
 */
export function facetsOf(
  tokenCounts: readonly TokenCount[],
  kinds: readonly FacetKind[] = FACET_KINDS,
): Facet[] {
  const byKind = Map.groupBy(tokenCounts, ({ kind }) => kind)
  return kinds.map((kind) => {
    const counts = new Map(byKind.get(kind)?.map(({ token, count }) => [token, count]))
    const count = counting(counts)
    return {
      kind,
      values: FILTERS[kind].field.values
        .map(({ value, term, label }) => ({ value, label, count: count(term) }))
        .filter((value) => value.count > 0),
      unknownCount: counts.get(NOT_STATED) ?? 0,
    }
  })
}

/** How many listings have a term, are open to all, or to all except others. */
function counting(counts: ReadonlyMap<string, number>): (term: string) => number {
  let open = counts.get(OPEN_TO_ALL) ?? 0
  const excepting = new Map<string, number>()
  for (const [token, count] of counts) {
    const codes = exceptedCodes(token)
    if (codes === null) continue
    open += count
    for (const code of new Set(codes)) {
      excepting.set(code, (excepting.get(code) ?? 0) + count)
    }
  }
  return (term) => (counts.get(term) ?? 0) + open - (excepting.get(term) ?? 0)
}
