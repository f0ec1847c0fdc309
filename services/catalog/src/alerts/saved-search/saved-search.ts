import type { Filter } from '../../search/filter/filter-kinds.ts'
import { FILTERS, SAVED_NAMES, type SavedName } from '../../search/filter/filters.ts'
import {
  ANY_SCHOLARSHIP,
  type ScholarshipSearch,
} from '../../search/filter/scholarship-search.ts'

export const SEARCH_ALERTS = ['at-once', 'daily', 'off'] as const
export type SearchAlert = (typeof SEARCH_ALERTS)[number]

export const NAME_MAX_LENGTH = 80
/** How many searches one student may save. */
export const SEARCHES_ALLOWED = 50

/**
 * The filters that can be saved: those that mean the same at any time and for anybody. "Deadline soon" depends on the
 * day, "only those that I pass" on a profile that changes.
 */
export type SavedFilters = Pick<ScholarshipSearch, SavedName>

/** A search that a student saved. */
export type SavedSearch = SavedFilters & {
  id: string
  studentId: string
  name: string
  alert: SearchAlert
  /** It neither counts nor reports listings that its owner is not eligible for. */
  onlyWhatFits: boolean
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
  return { ...ANY_SCHOLARSHIP, ...filtersOf(filters) }
}

/** The filters alone. */
export function filtersOf(filters: SavedFilters): SavedFilters {
  return Object.fromEntries(
    SAVED_NAMES.map((name) => [name, filters[name]]),
  ) as SavedFilters
}

/** Whether both ask for the same, whatever the order of values. */
export function sameFilters(one: SavedFilters, other: SavedFilters): boolean {
  return searchAddress(one) === searchAddress(other)
}

/** The page of scholarships with the filters in its address. */
export function searchAddress(filters: SavedFilters): string {
  const address = new URLSearchParams()
  for (const name of SAVED_NAMES) {
    const filter: Filter = FILTERS[name]
    const value = filter.inAddress(filters[name])
    if (value !== null) address.set(name, value)
  }
  const text = address.toString()
  return text === '' ? '/scholarships' : `/scholarships?${text}`
}
