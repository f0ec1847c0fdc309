import { randomUUID } from 'node:crypto'
import { DEGREE_LEVELS } from '@landfall/matching/scholarship-criteria'
import type { SavedFilters, SavedSearch } from '../src/alerts/saved-search/saved-search.ts'
import type { RunningCatalog } from './_app.ts'

const NO_FILTERS: SavedFilters = {
  query: null,
  countries: null,
  degreeLevel: [],
  fieldOfStudy: [],
  minAmount: null,
  maxAmount: null,
  noEssay: false,
  complexity: [],
  fullTuition: false,
  includeUnknown: false,
}

/** Saves a search as a student does. */
export async function keepSearch(
  catalog: RunningCatalog,
  wishes: Partial<SavedSearch> = {},
  now = new Date('2026-11-20T12:00:00Z'),
): Promise<SavedSearch> {
  return catalog.unitOfWork(async ({ savedSearches }) => {
    const id = randomUUID()
    const search: SavedSearch = {
      ...NO_FILTERS,
      id,
      studentId: randomUUID(),
      name: `Search ${id}`,
      alert: 'at-once',
      onlyWhatFits: true,
      lastSeenAt: now,
      lastNotifiedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...wishes,
      revision: await savedSearches.nextRevision(),
    }
    await savedSearches.insert(search)
    return search
  })
}

/** A row of numbers from 0 to 1 that looks random and is the same each time (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export function randomFilters(next: () => number, words: readonly string[]): SavedFilters {
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }
  const some = <T>(values: readonly T[], likely: number): T[] =>
    next() < likely ? [...new Set([pick(values), pick(values)])] : []
  const word = () => pick(words)
  const texts = [
    () => word(),
    () => `${word()} ${word()}`,
    () => `${word()} or ${word()}`,
    () => `${word()} -${word()}`,
    () => `"${word()} ${word()}"`,
    () => `-"${word()} ${word()}"`,
    () => `"${word()} the ${word()}" or ${word()}`,
    () => `the of`,
  ]
  return {
    query: next() < 0.5 ? pick(texts)() : null,
    countries: next() < 0.5 ? (next() < 0.1 ? [] : some(COUNTRIES, 1)) : null,
    degreeLevel: some(DEGREE_LEVELS, 0.4),
    fieldOfStudy: some(FIELDS, 0.4),
    minAmount: next() < 0.3 ? pick(AMOUNTS) : null,
    maxAmount: next() < 0.3 ? pick(AMOUNTS) : null,
    noEssay: next() < 0.15,
    complexity: some(['simple', 'medium', 'complex'] as const, 0.2),
    fullTuition: next() < 0.15,
    includeUnknown: next() < 0.5,
  }
}

const COUNTRIES = ['US', 'CA', 'IN', 'NG', 'KE', 'BR', 'GB', 'JP', 'ZW', 'MX']
const FIELDS = [
  'engineering',
  'computer-science',
  'physics',
  'law',
  'business',
  'mathematics',
]
const AMOUNTS = ['0.00', '1000.00', '2500.50', '5000.00', '10000.00', '50000.00']
