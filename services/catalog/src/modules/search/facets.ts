import { COUNTRIES } from '@landfall/proto-events/reference/countries'
import { FIELDS } from '@landfall/matching/reference/fields'
import { NOT_STATED, OPEN_TO_ALL, exceptedCodes } from './scholarship-search.ts'
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

/**
 * The counts beside the values of each kind of filter, from how often each value of the search
 * columns occurs. Values that find nothing are left out.
 */
export function facetsOf(tokenCounts: readonly TokenCount[]): Facet[] {
  const byKind = Map.groupBy(tokenCounts, ({ kind }) => kind)
  const countsOf = (kind: TokenCount['kind']): Counts =>
    new Map(byKind.get(kind)?.map(({ token, count }) => [token, count]))
  const fields = FIELDS.map(({ code, name }) => ({ value: code, label: name }))
  const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))
  return [
    facet('degreeLevel', LEVELS, countsOf('degreeLevel'), countOf),
    facet('fieldOfStudy', fields, countsOf('fieldOfStudy'), countWithOpenToAll),
    facet('countries', countries, countsOf('countries'), countLettingIn),
    facet('complexity', COMPLEXITIES, countsOf('complexity'), countOf),
    facet('noEssay', NO_ESSAY, countsOf('noEssay'), countOf),
  ]
}

function facet(
  kind: string,
  values: readonly { value: string; label: string }[],
  counts: Counts,
  count: (value: string, counts: Counts) => number,
): Facet {
  return {
    kind,
    values: values
      .map((value) => ({ ...value, count: count(value.value, counts) }))
      .filter((value) => value.count > 0),
    unknownCount: countOf(NOT_STATED, counts),
  }
}

function countOf(value: string, counts: Counts): number {
  return counts.get(value) ?? 0
}

function countWithOpenToAll(value: string, counts: Counts): number {
  return countOf(value, counts) + countOf(OPEN_TO_ALL, counts)
}

function countLettingIn(code: string, counts: Counts): number {
  let sum = countWithOpenToAll(code, counts)
  for (const [token, count] of counts) {
    if (exceptedCodes(token)?.includes(code) === false) sum += count
  }
  return sum
}
