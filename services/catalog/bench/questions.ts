import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { searchColumns, searchTexts } from '../src/record/scholarship/search-columns.ts'
import type { Position } from '../src/record/paging/keyset.ts'
import { wordsOf } from '../src/record/text/plain-text.ts'
import {
  ANY_SCHOLARSHIP,
  type ScholarshipSearch,
  type ScholarshipSortName,
} from '../src/search/filter/scholarship-search.ts'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'

export const KINDS = ['filter', 'page', 'amount', 'text', 'facets', 'typo'] as const
export type QuestionKind = (typeof KINDS)[number]

/** One search as a person makes it. */
export type Question = {
  kind: QuestionKind
  search: ScholarshipSearch
  sort: ScholarshipSortName
  after: Position | null
}

/** How often people do what, of a hundred. */
const SHARES: Record<QuestionKind, number> = {
  filter: 25,
  page: 15,
  amount: 10,
  text: 30,
  facets: 15,
  typo: 5,
}
const MIN_ID = '00000000-0000-0000-0000-000000000000'
const AMOUNTS = ['1000', '5000', '20000']
const LEVELS: readonly DegreeLevel[] = ['undergraduate', 'graduate', 'phd', 'postdoc']
const MAX_SEARCH_WORDS = 200
const TYPO_MIN_LENGTH = 7

/** What questions are drawn from: what the listings have, the most frequent first. */
type Vocabulary = {
  countries: string[]
  fields: string[]
  words: string[]
  deadlines: number[]
}

/**
 * Questions drawn at random, no two alike, the same for the same seed and shipped listings, whatever the
 * size of the catalog.
 */
export function makeQuestions(
  shipped: readonly StoredScholarship[],
  o: { seed: number; count: number; now: Date },
): Question[] {
  const vocabulary = vocabularyOf(shipped, o.now)
  const random = randomOf(o.seed)
  const questions = new Map<string, Question>()
  while (questions.size < o.count) {
    const question = draw(random, vocabulary)
    questions.set(JSON.stringify(question), question)
  }
  return [...questions.values()]
}

function draw(random: Random, from: Vocabulary): Question {
  const kind = random.share(SHARES)
  const { some, rare, oneOf } = random
  const country = { countries: [rare(from.countries)] }
  const level = { degreeLevel: [oneOf(LEVELS)] }
  const field = { fieldOfStudy: [rare(from.fields)] }
  const text = (most: number) => some(from.words, most).join(' ')
  const made = (
    search: Partial<ScholarshipSearch>,
    sort: ScholarshipSortName,
    after: Position | null = null,
  ): Question => ({ kind, search: { ...ANY_SCHOLARSHIP, ...search }, sort, after })
  switch (kind) {
    case 'filter':
      return made({ ...country, ...level, ...field }, 'deadline')
    case 'page': {
      const keys = [String(oneOf(from.deadlines)), MIN_ID]
      return made({ ...country, ...level, ...field }, 'deadline', {
        order: 'deadline',
        keys,
      })
    }
    case 'amount':
      return made({ ...country, minAmount: oneOf(AMOUNTS) }, 'amount')
    case 'text':
      return made({ query: text(3), ...country, ...level }, 'relevance')
    case 'facets':
      return made(
        {
          ...country,
          ...(random.chance(0.6) ? { query: text(2) } : {}),
          ...(random.chance(0.5) ? level : {}),
        },
        'relevance',
      )
    case 'typo': {
      const long = from.words.filter((word) => word.length >= TYPO_MIN_LENGTH)
      const slipped = some(long, 2).map((word) => slip(random, word))
      return made({ query: slipped.join(' ') }, 'relevance')
    }
  }
}

/** A letter left out, or swapped with the next. */
function slip(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 2)
  const swapped = word.charAt(at + 1) + word.charAt(at)
  return random.chance(0.5)
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + swapped + word.slice(at + 2)
}

function vocabularyOf(shipped: readonly StoredScholarship[], now: Date): Vocabulary {
  const columns = shipped.map((listing) => searchColumns(listing, now))
  const titles = shipped.map((listing) => wordsOf(searchTexts(listing).title))
  return {
    countries: byFrequency(
      columns.flatMap((row) => row.searchCountries.filter(isCountryCode)),
    ),
    fields: byFrequency(
      columns.flatMap(({ searchFields }) =>
        searchFields.filter((token) => token.length > 1),
      ),
    ),
    words: byFrequency(titles.flat().filter((word) => /^[a-z]{4,}$/.test(word))).slice(
      0,
      MAX_SEARCH_WORDS,
    ),
    deadlines: columns.map(({ deadlineSort }) => deadlineSort),
  }
}

function isCountryCode(token: string): boolean {
  return /^[A-Z]{2}$/.test(token)
}

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .map(([value]) => value)
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[Math.min(index, values.length - 1)]
  if (value === undefined) throw new Error('there is nothing to draw from')
  return value
}

type Random = ReturnType<typeof randomOf>

/** A small generator (mulberry32), for the questions need to be the same everywhere, not secret. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (share: number) => next() < share,
    oneOf: <T>(values: readonly T[]) => at(values, below(values.length)),
    /** The first ones most often, by Pareto's law. */
    rare: <T>(values: readonly T[]) =>
      at(values, Math.floor((1 - next()) ** (-1 / 0.7)) - 1),
    /** One to `most` different ones. */
    some: (values: readonly string[], most: number) => {
      const wanted = 1 + below(most)
      const chosen = new Set<string>()
      while (chosen.size < wanted) chosen.add(at(values, below(values.length)))
      return [...chosen]
    },
    share: (shares: Record<QuestionKind, number>): QuestionKind => {
      let left = next() * 100
      for (const kind of KINDS) {
        left -= shares[kind]
        if (left < 0) return kind
      }
      return 'filter'
    },
  }
}
