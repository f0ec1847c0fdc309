import { createWriteStream } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { searchColumns, searchTexts } from '../src/record/scholarship/search-columns.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../src/record/scholarship/search-tokens.ts'
import { type ScholarshipSearch } from '../src/search/filter/scholarship-search.ts'
import type { CatalogStores } from '../src/composition/stores.ts'
import type { Question } from './questions.ts'

const BATCH_SIZE = 5_000

/** Every open listing as one line of JSON, with the values that our own search looks at. */
export async function writeListings(
  file: string,
  stores: CatalogStores,
  now: Date,
): Promise<void> {
  const unfinished = `${file}.unfinished`
  await pipeline(lines(stores, now), createWriteStream(unfinished))
  await rename(unfinished, file)
}

async function* lines(
  { scholarships }: Pick<CatalogStores, 'scholarships'>,
  now: Date,
): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const batch: StoredScholarship[] = await scholarships.findBatch(after, BATCH_SIZE)
    const open = batch.filter(({ status }) => status === 'published')
    yield open.map((listing) => `${JSON.stringify(lineOf(listing, now))}\n`).join('')
    const last = batch.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

function lineOf(listing: StoredScholarship, now: Date) {
  const texts = searchTexts(listing)
  const columns = searchColumns(listing, now)
  const { requiresEssay } = listing
  return {
    title: texts.title,
    rest: [texts.provider, texts.names, texts.body].join(' '),
    countries: columns.searchCountries,
    degrees: columns.searchDegrees,
    fields: columns.searchFields,
    complexity: listing.applicationComplexity ?? NOT_STATED,
    noEssay: requiresEssay === null ? NOT_STATED : String(!requiresEssay),
    amount: Math.max(0, Math.floor(Number(columns.amountSort))),
    deadline: columns.deadlineSort,
  }
}

/** The questions in the peer's terms: which values a listing must have one of, for each kind. */
export async function writeQuestions(
  file: string,
  questions: readonly Question[],
  exceptions: readonly string[],
): Promise<void> {
  const asked = questions.map(({ kind, search, sort, after }) => ({
    kind,
    sort,
    words: search.query?.split(' ') ?? [],
    degrees: search.degreeLevel,
    fields: search.fieldOfStudy.length === 0 ? [] : [OPEN_TO_ALL, ...search.fieldOfStudy],
    countries: countryTokens(search, exceptions),
    minAmount: search.minAmount === null ? null : Number(search.minAmount),
    deadlineFrom: after === null ? null : Number(after.keys[0]),
  }))
  await writeFile(file, JSON.stringify(asked))
}

function countryTokens(search: ScholarshipSearch, exceptions: readonly string[]) {
  const codes = search.countries
  if (codes === null) return []
  const lettingIn = exceptions.filter(
    (token) => !codes.every((code) => exceptedCodes(token)?.includes(code)),
  )
  return [OPEN_TO_ALL, ...codes, ...lettingIn]
}
