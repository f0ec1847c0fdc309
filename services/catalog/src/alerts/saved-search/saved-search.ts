import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import type { ApplicationComplexity } from '../../record/scholarship/scholarship.ts'
import {
  ANY_SCHOLARSHIP,
  type ScholarshipSearch,
} from '../../search/search/scholarship-search.ts'

export const SEARCH_ALERTS = ['at-once', 'daily', 'off'] as const
export type SearchAlert = (typeof SEARCH_ALERTS)[number]

export const NAME_MAX_LENGTH = 80
/** Saved searches of one student. */
export const SEARCHES_ALLOWED = 50

/**
 * The filters that can be kept: those that say the same whenever and for whomever they are asked.
 * "Deadline soon" depends on the day, "only those that I pass" on a profile that changes.
 */
export type SavedFilters = {
  query: string | null
  /** ISO codes; null any, empty a country that no list knows. */
  countries: string[] | null
  degreeLevel: DegreeLevel[]
  fieldOfStudy: string[]
  /** US dollars. */
  minAmount: string | null
  maxAmount: string | null
  noEssay: boolean
  complexity: ApplicationComplexity[]
  includeUnknown: boolean
}

/** A search that a student keeps. */
export type SavedSearch = SavedFilters & {
  id: string
  studentId: string
  name: string
  alert: SearchAlert
  /** Grows with each choice of filters, over all saved searches. */
  revision: number
  /** What was found after it counts as new. */
  lastSeenAt: Date
  lastNotifiedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** The search that the filters stand for. */
export function searchOf(filters: SavedFilters): ScholarshipSearch {
  return {
    ...ANY_SCHOLARSHIP,
    text: filters.query,
    countryCodes: filters.countries,
    degreeLevels: filters.degreeLevel,
    fieldCodes: filters.fieldOfStudy,
    minAmount: filters.minAmount,
    maxAmount: filters.maxAmount,
    noEssay: filters.noEssay,
    complexities: filters.complexity,
    includeUnknown: filters.includeUnknown,
  }
}

/** The filters of a search; what can't be kept is left out. */
export function filtersOf(search: ScholarshipSearch): SavedFilters {
  return {
    query: search.text,
    countries: search.countryCodes === null ? null : [...search.countryCodes],
    degreeLevel: [...search.degreeLevels],
    fieldOfStudy: [...search.fieldCodes],
    minAmount: search.minAmount,
    maxAmount: search.maxAmount,
    noEssay: search.noEssay,
    complexity: [...search.complexities],
    includeUnknown: search.includeUnknown,
  }
}

/** Whether both ask for the same, in whichever order their values stand. */
export function sameFilters(one: SavedFilters, other: SavedFilters): boolean {
  return searchAddress(one) === searchAddress(other)
}

/** Where the search is run: the page of scholarships with the filters in its address. */
export function searchAddress(filters: SavedFilters): string {
  const { query, countries, degreeLevel, fieldOfStudy, minAmount, maxAmount } = filters
  const address = new URLSearchParams()
  const given: [string, string | null][] = [
    ['query', query],
    ['degreeLevel', list(degreeLevel)],
    ['fieldOfStudy', list(fieldOfStudy)],
    ['countries', countries?.length === 0 ? 'other' : list(countries ?? [])],
    ['noEssay', filters.noEssay ? 'true' : null],
    ['minAmount', plainAmount(minAmount)],
    ['maxAmount', plainAmount(maxAmount)],
    ['complexity', list(filters.complexity)],
    ['includeUnknown', filters.includeUnknown ? 'true' : null],
  ]
  for (const [name, value] of given) if (value) address.set(name, value)
  const text = address.toString()
  return text === '' ? '/scholarships' : `/scholarships?${text}`
}

function list(values: readonly string[]): string {
  return values.toSorted().join(',')
}

/** "5000.00" as somebody types it: "5000". */
function plainAmount(amount: string | null): string | null {
  return amount === null ? null : amount.replace(/\.0+$/, '').replace(/(\.\d*?)0+$/, '$1')
}
