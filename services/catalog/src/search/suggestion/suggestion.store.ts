import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { scholarships as s, searchWords } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'

/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10ffff}'

/** The same expressions as in the indexes over beginnings. */
const BEGINNINGS = {
  title: { beginning: sql`(lower(left(title, 200)) collate "C")`, text: s.title },
  provider: { beginning: sql`(lower(left(provider, 200)) collate "C")`, text: s.provider },
} as const

export type SuggestionStore = ReturnType<typeof createSuggestionStore>

export function createSuggestionStore(db: Database) {
  const textsOf = async (kind: keyof typeof BEGINNINGS, start: string, most: number) => {
    const { rows } = await db.execute<{ text: string }>(
      distinctBeginnings(BEGINNINGS[kind], start, most),
    )
    return rows.map(({ text }) => text)
  }
  return {
    /** Distinct titles of open listings, alphabetically. @param start lower case */
    titles: (start: string, most: number) => textsOf('title', start, most),
    providers: (start: string, most: number) => textsOf('provider', start, most),

    /** Words that are longer than the beginning, the shortest first. */
    async words(start: string, most: number): Promise<string[]> {
      const pattern = `${start.replaceAll(/[\\%_]/g, '\\$&')}_%`
      const { rows } = await db.execute<{ word: string }>(
        sql`select word from ${searchWords} where ${searchWords.word} like ${pattern}
          order by length(word), word limit ${most}`,
      )
      return rows.map(({ word }) => word)
    },
  }
}

/** Skips from each text to the next distinct one, as a provider may have a hundred thousand listings. */
function distinctBeginnings(
  { beginning, text }: { beginning: SQL; text: typeof s.title | typeof s.provider },
  start: string,
  most: number,
): SQL {
  const end = start + LAST_CHARACTER
  const first = (condition: SQL) => sql`
    select ${beginning} as beginning, ${text} as text from ${s}
    where ${isFindable('open')} and ${condition} and ${beginning} < ${end}
    order by ${beginning} limit 1`
  return sql`
    with recursive found(beginning, text, place) as (
      (select beginning, text, 1 from (${first(sql`${beginning} >= ${start}`)}) lowest)
      union all
      select next.beginning, next.text, found.place + 1 from found,
        lateral (${first(sql`${beginning} > found.beginning`)}) next
      where found.place < ${most}::int
    )
    select text from found order by place`
}
