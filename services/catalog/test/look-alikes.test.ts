import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchStore } from '../src/search/search/search.store.ts'
import {
  createTrigramIndex,
  type TrigramIndex,
} from '../src/search/search-index/trigram-index.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'

const WORDS_AT_A_TIME = 300

let catalog: RunningCatalog
let known: string[]
let words: TrigramIndex

beforeAll(async () => {
  catalog = await startCatalog(undefined, { searchIndex: false })
  const { rows } = await catalog.postgres.pool.query<{ word: string }>(
    'select word from search_words',
  )
  known = rows.map(({ word }) => word)
  words = createTrigramIndex()
  for (const word of known) words.add(word)
})
afterAll(() => catalog?.stop())

/** What counts as a letter beyond these depends on the locale of the database. */
function isPlain(word: string): boolean {
  return /^[a-z0-9]*$/.test(word)
}

it('finds the words that pg_trgm finds, in the same order', async () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')
  const slipped = fc
    .tuple(fc.constantFrom(...known), fc.nat(), letter, fc.constantFrom(0, 1))
    .map(([word, place, other, dropped]) => {
      const at = place % word.length
      return word.slice(0, at) + other + word.slice(at + dropped)
    })
  const made = fc.array(letter, { minLength: 1, maxLength: 9 }).map((all) => all.join(''))
  const asked = fc.oneof({ weight: 5, arbitrary: slipped }, { weight: 1, arbitrary: made })
  const some = [...new Set(fc.sample(asked, WORDS_AT_A_TIME))].filter(isPlain)
  const found = await createSearchStore(catalog.postgres.db).lookAlikes(some)
  expect(found.size).toBeGreaterThan(WORDS_AT_A_TIME / 3)
  for (const [word, alike] of found) {
    expect({ word, alike: words.similar(word) }).toEqual({ word, alike })
  }
})
