import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createEnglishWords,
  type EnglishWords,
  FIRST_WORDS,
} from '../src/search/search-index/english-words.ts'
import { createIndexRowsStore } from '../src/search/search-index/index-rows.store.ts'
import { readWebsearch } from '../src/search/search-index/read-websearch.ts'
import { readTsquery } from '../src/search/text/text-query.ts'
import { plainText } from '../src/record/text/plain-text.ts'
import { otherWaysToSay } from '../src/search/search/widen-text.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'

const TEXTS_AT_A_TIME = 500
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ENDINGS =
  's es ies ed eed eedly ing ingly ly li logi ogist ement ied ness fulness ational ize y e ll'.split(
    ' ',
  )
/** What may occur in place of a word. */
const ODD = [
  "or OR and not the The of in cs usa master's ph.d u.s 2027 1e5 3d mp3 007 10,000 3.5 full-time",
  "post-doc c++ r&d www.example.org https://a.example/b?c=d a@b.example /etc/x o'neil back\\slash",
  'São Québec Ελλάδα 日本 - -- " "" ( | ! :* <-> * _',
].flatMap((line) => line.split(' '))

let catalog: RunningCatalog
let words: string[]
let english: EnglishWords

beforeAll(async () => {
  catalog = await startCatalog(undefined, { searchIndex: false })
  const { pool } = catalog.postgres
  const store = createIndexRowsStore(pool)
  const { rows } = await pool.query<{ word: string }>('select word from search_words')
  words = rows.map(({ word }) => word)
  english = createEnglishWords()
  // Every second word stays unlearned, so that the stemmer reads it.
  const some = words.filter((_, n) => n % 2 === 0)
  for (const read of await store.readWords([...FIRST_WORDS, ...some])) english.learn(read)
})
afterAll(() => catalog?.stop())

/** PostgreSQL's reading of the texts. */
async function readByServer(texts: readonly string[]) {
  const { rows } = await catalog.postgres.pool.query<{ query: string }>(
    `select websearch_to_tsquery('english', said)::text as query
      from unnest($1::text[]) with ordinality as asked(said, place) order by place`,
    [texts],
  )
  return rows.map(({ query }) => readTsquery(query))
}

/** Checks that texts read without PostgreSQL are read as by PostgreSQL; returns how many they were. */
async function expectSame(texts: readonly string[]): Promise<number> {
  const answers = await readByServer(texts)
  const read = texts.flatMap((text, n) => {
    const query = readWebsearch(text, english.lexemeOf)
    return query === null ? [] : [{ text, query, answer: answers[n] }]
  })
  for (const { text, query, answer } of read)
    expect({ text, query }).toEqual({ text, query: answer })
  return read.length
}

const knownWords = () => fc.constantFrom(...words)
const slipped = () =>
  fc
    .tuple(
      knownWords(),
      fc.nat(),
      fc.constantFrom(...LETTERS),
      fc.constantFrom(...ENDINGS),
      fc.nat(4),
    )
    .map(([word, place, letter, ending, kind]) => {
      const at = place % word.length
      const [start, rest] = [word.slice(0, at), word.slice(at)]
      const all = [
        start + rest.slice(1),
        start + letter + rest,
        word + ending,
        start + ending,
      ]
      return all[kind] ?? word.toUpperCase()
    })
const pieces = () =>
  fc.oneof(
    { weight: 6, arbitrary: knownWords() },
    { weight: 4, arbitrary: slipped() },
    { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  )
const parts = () => {
  const some = fc
    .array(pieces(), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(' '))
  return fc.oneof(
    { weight: 6, arbitrary: some },
    { weight: 2, arbitrary: some.map((text) => `"${text}"`) },
    { weight: 2, arbitrary: some.map((text) => `-${text}`) },
    { weight: 1, arbitrary: some.map((text) => `-"${text}"`) },
    { weight: 2, arbitrary: some.map((text) => `or ${text}`) },
  )
}
const texts = () =>
  fc
    .tuple(
      fc.array(parts(), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', ' ', ' ', ''),
    )
    .map(([all, between]) => plainText(all.join(between)))

describe('a query that is read without PostgreSQL', () => {
  it('is the same as PostgreSQL reads it', async () => {
    let read = 0
    const asked = fc.array(texts(), {
      minLength: TEXTS_AT_A_TIME,
      maxLength: TEXTS_AT_A_TIME,
    })
    await fc.assert(
      fc.asyncProperty(asked, async (some) => {
        read += await expectSame(some.map((text) => otherWaysToSay(text) ?? text))
      }),
      { numRuns: 20, endOnFailure: true },
    )
    expect(read).toBeGreaterThan(2 * TEXTS_AT_A_TIME)
  })

  it('takes words that no dictionary knows as the server’s stemmer takes them', async () => {
    expect(english.readsAny).toBe(true)
    const made = fc.sample(slipped(), 20_000).filter((word) => /^[a-z]+$/i.test(word))
    expect(await expectSame(made)).toBe(made.length)
  })

  it('is left to PostgreSQL once its words are not the known stemmers’', async () => {
    const other = createEnglishWords()
    other.learn({ word: 'scholarships', query: `'stipendium'` })
    expect(readWebsearch('Scholarships', other.lexemeOf)).toBeNull()
    expect(readWebsearch('scholarships', other.lexemeOf)).toEqual({
      op: 'lexeme',
      lexeme: 'stipendium',
    })
    expect(readWebsearch('grants', other.lexemeOf)).toBeNull()
    expect(other.readsAny).toBe(false)
  })
})
