import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { countryExceptions, searchWords } from '../../db/scholarship-tables.ts'
import { exceptedCodes } from './search-tokens.ts'
import { textArray } from './predicate.sql.ts'
import type { SearchTexts } from './search-columns.ts'

/** The full-text vector: what stands in a title weighs most. @param texts values, or where they are */
export function vectorOf(texts: {
  readonly [text in Exclude<keyof SearchTexts, 'dictionary'>]: string | SQL
}): SQL {
  return sql`(setweight(to_tsvector('english', ${texts.title}), 'A')
    || setweight(to_tsvector('english', ${texts.provider}), 'B')
    || setweight(to_tsvector('english', ${texts.names}), 'C')
    || setweight(to_tsvector('english', ${texts.body}), 'D'))`
}

/** @param tokens what `searchCountries` holds; the exceptions among them are kept */
export async function addExceptions(
  db: Database,
  tokens: readonly string[],
): Promise<void> {
  const rows = [...new Set(tokens)].flatMap((token) => {
    const codes = exceptedCodes(token)
    return codes === null ? [] : [{ token, codes }]
  })
  if (rows.length === 0) return
  await db.insert(countryExceptions).values(rows).onConflictDoNothing()
}

/** In one order everywhere, so that two writers can't wait for each other. */
export async function addWords(db: Database, words: readonly string[]): Promise<void> {
  const distinct = [...new Set(words)].toSorted()
  if (distinct.length === 0) return
  await db.execute(
    sql`insert into ${searchWords} (word) select unnest(${textArray(distinct)}) on conflict do nothing`,
  )
}
