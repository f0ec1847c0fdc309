import { sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { textArray } from '../../record/scholarship/predicate.sql.ts'
import { createKept } from './kept-answers.ts'
import { textQuery } from './search-conditions.sql.ts'
import {
  lexemesOf,
  rankedLexemes,
  readTsquery,
  type TextQuery,
} from '../text/text-query.ts'

export type ReadText = {
  /** Null: only PostgreSQL can answer it, not the index. */
  query: TextQuery | null
  /** What rows are ranked by, see rank-points.ts. */
  lexemes: readonly string[]
}

export type TextQueries = ReturnType<typeof makeTextQueries>

/** Reads texts by PostgreSQL, which alone stems words and knows stop words. */
export function makeTextQueries(db: Database) {
  const texts = createKept<ReadText>()
  const words = createKept<TextQuery | null>()
  return {
    /** What a person searches for. */
    async of(text: string): Promise<ReadText> {
      const kept = texts.get(text)
      if (kept !== undefined) return kept
      const { rows } = await db.execute<{ query: string }>(
        sql`select ${textQuery(text)}::text as query`,
      )
      const written = rows[0]?.query ?? ''
      const query = readTsquery(written)
      const lexemes = query === null ? lexemesOf(written) : rankedLexemes(query)
      texts.set(text, { query, lexemes })
      return { query, lexemes }
    },

    /** Single words, one by one. */
    async ofWords(some: readonly string[]): Promise<Map<string, TextQuery | null>> {
      const missing = some.filter((word) => words.get(word) === undefined)
      if (missing.length > 0) {
        const { rows } = await db.execute<{ word: string; query: string }>(
          sql`select word, plainto_tsquery('english', word)::text as query
            from unnest(${textArray(missing)}) as word`,
        )
        for (const { word, query } of rows) words.set(word, readTsquery(query))
      }
      return new Map(some.map((word) => [word, words.get(word) ?? null]))
    },
  }
}
