import { COUNTRIES } from '@landfall/reference/countries'
import { FIELDS } from '@landfall/matching/reference/fields'
import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../../record/scholarship/search-tokens.ts'
import type { TokenCount } from './search.store.ts'

export type FacetValue = { value: string; label: string; count: number }
export type Facet = { kind: string; values: FacetValue[]; unknownCount: number }

type Counts = ReadonlyMap<string, number>

const LEVELS = [
  { value: 'undergraduate', label: 'Undergraduate' },
  { value: 'graduate', label: 'Graduate' },
  { value: 'phd', label: 'PhD' },
  { value: 'postdoc', label: 'Postdoc' },
]
const COMPLEXITIES = [
  { value: 'simple', label: 'Simple' },
  { value: 'medium', label: 'Medium' },
  { value: 'complex', label: 'Complex' },
]
const NO_ESSAY = [{ value: 'true', label: 'No essay required' }]
const FIELD_VALUES = FIELDS.map(({ code, name }) => ({ value: code, label: name }))
const COUNTRY_VALUES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/**
 * The counts beside the values of each kind of filter, from how often each value of the search
 * columns occurs. Values that find nothing are left out.
 */
export function facetsOf(tokenCounts: readonly TokenCount[]): Facet[] {
  const byKind = Map.groupBy(tokenCounts, ({ kind }) => kind)
  const countsOf = (kind: TokenCount['kind']): Counts =>
    new Map(byKind.get(kind)?.map(({ token, count }) => [token, count]))
  return [
    facet('degreeLevel', LEVELS, countsOf('degreeLevel'), itself),
    facet('fieldOfStudy', FIELD_VALUES, countsOf('fieldOfStudy'), withOpenToAll),
    facet('countries', COUNTRY_VALUES, countsOf('countries'), lettingIn),
    facet('complexity', COMPLEXITIES, countsOf('complexity'), itself),
    facet('noEssay', NO_ESSAY, countsOf('noEssay'), itself),
  ]
}

function facet(
  kind: string,
  values: readonly { value: string; label: string }[],
  counts: Counts,
  counting: (counts: Counts) => (value: string) => number,
): Facet {
  const count = counting(counts)
  return {
    kind,
    values: values
      .map((value) => ({ ...value, count: count(value.value) }))
      .filter((value) => value.count > 0),
    unknownCount: counts.get(NOT_STATED) ?? 0,
  }
}

function itself(counts: Counts) {
  return (value: string): number => counts.get(value) ?? 0
}

function withOpenToAll(counts: Counts) {
  const open = counts.get(OPEN_TO_ALL) ?? 0
  return (value: string): number => (counts.get(value) ?? 0) + open
}

/** "All except" rules let in all but the countries that they except. */
function lettingIn(counts: Counts) {
  let ofExceptions = 0
  const excepting = new Map<string, number>()
  for (const [token, count] of counts) {
    const codes = exceptedCodes(token)
    if (codes === null) continue
    ofExceptions += count
    for (const code of new Set(codes)) {
      excepting.set(code, (excepting.get(code) ?? 0) + count)
    }
  }
  const own = withOpenToAll(counts)
  return (code: string): number => own(code) + ofExceptions - (excepting.get(code) ?? 0)
}
