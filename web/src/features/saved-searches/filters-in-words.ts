import { formatMoney } from '#lib/format/format-money.ts'
import {
  effortLabels,
  levelLabels,
  savedSearchMessages as text,
} from './saved-search-messages.ts'

/** The filters of a saved search, as the server returns them. */
export type ShownFilters = {
  query?: string | null
  countries?: readonly { name: string }[] | null
  degreeLevel: readonly string[]
  fieldOfStudy: readonly { name: string }[]
  minAmount?: string | null
  maxAmount?: string | null
  noEssay: boolean
  complexity: readonly string[]
  fullTuition: boolean
  includeUnknown: boolean
}

/** More countries than these come from a region, and are counted. */
const MOST_NAMED = 8

/** One short text for each choice, in the order of the filter form. */
export function filtersInWords(filters: ShownFilters): string[] {
  const { query, countries, minAmount, maxAmount } = filters
  const words = [
    ...(query ? [text.quoted(query)] : []),
    ...filters.degreeLevel.map((level) => levelLabels[level] ?? level),
    ...filters.fieldOfStudy.map(({ name }) => name),
    ...countriesInWords(countries),
    ...(minAmount ? [text.from(dollars(minAmount))] : []),
    ...(maxAmount ? [text.upTo(dollars(maxAmount))] : []),
    ...(filters.fullTuition ? [text.fullTuition] : []),
    ...(filters.noEssay ? [text.noEssay] : []),
    ...filters.complexity.map((effort) => effortLabels[effort] ?? effort),
    ...(filters.includeUnknown ? [text.includeUnknown] : []),
  ]
  return words.length === 0 ? [text.everything] : words
}

function countriesInWords(countries: ShownFilters['countries']): string[] {
  if (!countries) return []
  if (countries.length === 0) return [text.otherCountry]
  return countries.length > MOST_NAMED
    ? [text.countries(countries.length)]
    : countries.map(({ name }) => name)
}

function dollars(amount: string): string {
  return formatMoney({ amount, currency: 'USD' })
}

/** Whether two addresses of the search page ask for the same results, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  return essence(one) === essence(other)
}

const LISTS = ['degreeLevel', 'fieldOfStudy', 'countries', 'complexity']

function essence(address: string): string {
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  query.delete('sort')
  for (const name of LISTS) {
    const values = query.getAll(name).flatMap((value) => value.split(','))
    if (values.length > 0) query.set(name, values.toSorted().join(','))
  }
  query.sort()
  return query.toString().toLowerCase()
}
