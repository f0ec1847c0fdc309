import { newId } from '@landfall/kit/core/ids'
import type { scholarshipFilters } from '../../../services/catalog/src/db/saved-search-tables.ts'
import type { ListingFit } from '../../../services/catalog/src/alerts/saved-search/listing-fit.ts'
import type { SavedSearchStore } from '../../../services/catalog/src/alerts/saved-search/saved-search.store.ts'
import type { IndexedSearch } from '../../../services/catalog/src/alerts/saved-search/percolator.ts'
import {
  type WordQuery,
  findsWords,
  parseWordQuery,
  parseWords,
} from '../../../services/catalog/src/alerts/saved-search/word-query.ts'
import type { StoredScholarship } from '../../../services/catalog/src/record/scholarship/stored-scholarship.ts'
import { exceptedCodes } from '../../../services/catalog/src/record/scholarship/search-tokens.ts'
import { wordsOf } from '../../../services/catalog/src/record/text/plain-text.ts'

type Row = typeof scholarshipFilters.$inferInsert

const COUNTRIES = 'IN CN NG PK BD NP VN KR BR MX KE GH ET EG IR TR ID PH TH JP'.split(' ')
const FIELDS = [
  'engineering',
  'computer-science',
  'business',
  'medicine',
  'physics',
  'law',
  'biology',
  'mathematics',
]
const LEVELS = ['undergraduate', 'graduate', 'phd', 'postdoc'] as const
const ALERTS = ['at-once', 'daily', 'off'] as const
const ROWS_AT_ONCE = 5_000
const AMOUNTS = ['1000.00', '2500.00', '5000.00', '10000.00']

/** As students save them: nearly all name their country, most a level and a field, four in ten search for words. */
export function searchesLike(shipped: readonly StoredScholarship[], count: number): Row[] {
  const next = numbers()
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }
  const words = shipped.flatMap(({ title }) => wordsOf(title)).filter((w) => w.length > 3)
  const now = new Date()
  return Array.from({ length: count }, (_, n) => ({
    id: newId(),
    studentId: newId(),
    name: `Search ${n}`,
    query:
      next() < 0.4 ? (next() < 0.5 ? pick(words) : `${pick(words)} ${pick(words)}`) : null,
    countries: next() < 0.95 ? [pick(COUNTRIES)] : null,
    degreeLevel: next() < 0.9 ? [pick(LEVELS)] : [],
    fieldOfStudy: next() < 0.7 ? [pick(FIELDS)] : [],
    minAmount: next() < 0.3 ? pick(AMOUNTS) : null,
    maxAmount: null,
    noEssay: next() < 0.1,
    complexity: next() < 0.1 ? ['simple' as const] : [],
    fullTuition: next() < 0.05,
    includeUnknown: next() < 0.2,
    alert: pick(ALERTS),
    revision: n + 1,
    lastSeenAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }))
}

function numbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

export type LoopSearch = IndexedSearch & { query: WordQuery | null }

export async function loopSearches(
  store: Pick<SavedSearchStore, 'chosenAfter'>,
  count: number,
): Promise<LoopSearch[]> {
  const searches: IndexedSearch[] = []
  while (searches.length < count) {
    searches.push(...(await store.chosenAfter(searches.length, ROWS_AT_ONCE)))
  }
  return searches.map((search) => ({
    ...search,
    query: search.words === null ? null : parseWordQuery(search.words),
  }))
}

/**
 * Checks each search against the listing by itself, the plain way.
 * @returns how many fit
 */
export function fitsOneByOne(searches: readonly LoopSearch[], listing: ListingFit): number {
  const words = parseWords(listing.words)
  const excepted = listing.countries.flatMap((token) => exceptedCodes(token) ?? [])
  const isExcepting = listing.countries.some((token) => exceptedCodes(token) !== null)
  const most =
    listing.amountType === 'full-tuition' ? Number.POSITIVE_INFINITY : listing.most
  let count = 0
  for (const search of searches) {
    const fine = search.includeUnknown
    const fits =
      (passes(search.countries ?? [], listing.countries, fine) ||
        (isExcepting && search.countries?.some((code) => !excepted.includes(code)))) &&
      passes(search.degreeLevel, listing.degrees, fine) &&
      passes(search.fieldOfStudy, listing.fields, fine) &&
      passes(search.complexity, [listing.complexity ?? '?'], fine) &&
      passes(search.fullTuition ? ['full-tuition'] : [], [listing.amountType], fine) &&
      passes(
        search.noEssay ? ['false'] : [],
        [String(listing.requiresEssay ?? '?')],
        fine,
      ) &&
      (search.minAmount === null ||
        (most === null ? fine : most >= Number(search.minAmount))) &&
      (search.words === null || (search.query !== null && findsWords(search.query, words)))
    if (fits) count += 1
  }
  return count
}

function passes(
  asked: readonly string[],
  tokens: readonly string[],
  isUnknownFine: boolean,
): boolean {
  return (
    asked.length === 0 ||
    tokens.includes('*') ||
    (isUnknownFine && tokens.includes('?')) ||
    asked.some((one) => tokens.includes(one))
  )
}
