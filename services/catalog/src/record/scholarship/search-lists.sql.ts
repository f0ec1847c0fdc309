import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { countryExceptions, searchWords } from '../../db/scholarship-tables.ts'
import { exceptedCodes } from './search-tokens.ts'
import { textArray } from './predicate.sql.ts'
import type { SearchTexts } from './search-columns.ts'

/** The full-text vector; words in the title weigh most. @param texts values, or the columns that hold them */
export function vectorOf(texts: {
  readonly [text in Exclude<keyof SearchTexts, 'dictionary'>]: string | SQL
}): SQL {
  return sql`(setweight(to_tsvector('english', ${texts.title}), 'A')
    || setweight(to_tsvector('english', ${texts.provider}), 'B')
    || setweight(to_tsvector('english', ${texts.names}), 'C')
    || setweight(to_tsvector('english', ${texts.body}), 'D'))`
}

/** @param tokens values of `searchCountries`; the exceptions among them are stored */
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

/** All writers insert in one order, so that they cannot deadlock. */
export async function addWords(db: Database, words: readonly string[]): Promise<void> {
  const distinct = [...new Set(words)].toSorted()
  if (distinct.length === 0) return
  await db.execute(
    sql`insert into ${searchWords} (word) select unnest(${textArray(distinct)}) on conflict do nothing`,
  )
}
