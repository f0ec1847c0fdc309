import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { posts } from '../../db/post-tables.ts'
import type { Post } from './post.ts'

/** Candidates are threads among the newest ones that share any word, however frequent, */
const NEWEST_MAX = 1_000
/** and this many matches of any age: all of them if the shared words are rare. */
const FOUND_MAX = 300
/** Only the rarest words of a text are compared: they say what it is about. */
const WORDS_MAX = 16
/** Words of a title weigh somewhat more. */
const TITLE_FACTOR = 1.25
/** Below about this many words, length makes no difference. */
const SHORT_WORDS = 100
/** Word frequencies change slowly. */
const FREQUENCIES_TTL_MS = 10 * 60_000

type Frequencies = { threads: number; byWord: ReadonlyMap<string, number> }
/** Stems, quoted by PostgreSQL, and the weight of each. */
type WeighedWords = { words: string[]; weights: number[] }

const { search: _search, ...columns } = getTableColumns(posts)
const shown = eq(posts.state, 'shown')

/** Threads that share words with a text; rarer words weigh more. */
export function createRelatedPosts(db: Database) {
  const kept = new LRUCache<'newest', Frequencies>({
    max: 1,
    ttl: FREQUENCIES_TTL_MS,
    fetchMethod: () => frequenciesOf(db),
  })
  return {
    /** Nearest first. @param besides a thread to leave out, as it would be related to itself */
    async related(text: string, besides: string | null, limit: number): Promise<Post[]> {
      const frequencies = await kept.forceFetch('newest')
      const asked = weighed(await stemsOf(db, text), frequencies)
      if (asked.words.length === 0) return []
      const rank = rankBy(asked)
      const rows = await db
        .select({ ...columns, rank: rank.as('rank') })
        .from(posts)
        .where(
          and(
            inArray(posts.id, candidatesFor(db, asked)),
            besides === null ? undefined : ne(posts.id, besides),
          ),
        )
        .orderBy(desc(sql`rank`), desc(posts.id))
        .limit(limit)
      return rows.map(({ rank: _rank, ...post }) => post)
    },
  }
}

/** For each word that several of the newest threads have, how many have it. */
async function frequenciesOf(db: Database): Promise<Frequencies> {
  const newest = `select search from posts where state = 'shown' order by created_at desc, id desc limit ${NEWEST_MAX}`
  const [threads, { rows }] = await Promise.all([
    db.$count(
      db.select({ id: posts.id }).from(posts).where(shown).limit(NEWEST_MAX).as('newest'),
    ),
    db.execute<{ word: string; count: number }>(
      sql`select quote_literal(word) as word, ndoc as count from ts_stat(${newest}) where ndoc > 1`,
    ),
  ])
  return { threads, byWord: new Map(rows.map(({ word, count }) => [word, count])) }
}

async function stemsOf(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select quote_literal(lexeme) as word from unnest(to_tsvector('english', ${text}))`,
  )
  return rows.map(({ word }) => word)
}

/** Inverse document frequency, squared as both texts have the word. */
function weighed(words: readonly string[], { threads, byWord }: Frequencies): WeighedWords {
  const weightOf = (word: string) =>
    (Math.log((threads + 1) / ((byWord.get(word) ?? 1) + 1)) + 1) ** 2
  const rarest = words
    .map((word) => ({ word, weight: weightOf(word) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, WORDS_MAX)
  return {
    words: rarest.map(({ word }) => word),
    weights: rarest.map(({ weight }) => weight),
  }
}

/** A long thread shares more words by chance, so its rank is divided by the logarithm of its length. */
function rankBy({ words, weights }: WeighedWords) {
  const inTitle = words.map((word) => `${word}:A`)
  const factor = sql`case when ${posts.search} @@ asked.in_title then ${TITLE_FACTOR}::float8 else 1 end`
  return sql<number>`(
    select coalesce(sum(asked.weight * ${factor}), 0) / ln(${SHORT_WORDS} + length(${posts.search}))
    from unnest(
      ${sql.param(words)}::tsquery[], ${sql.param(inTitle)}::tsquery[], ${sql.param(weights)}::float8[]
    ) as asked(word, in_title, weight)
    where ${posts.search} @@ asked.word
  )::float8`
}

function candidatesFor(db: Database, { words }: WeighedWords) {
  const any = sql`${words.join(' | ')}::tsquery`
  const newest = db
    .select({ id: posts.id, search: posts.search })
    .from(posts)
    .where(shown)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(NEWEST_MAX)
    .as('newest')
  return union(
    db
      .select({ id: newest.id })
      .from(newest)
      .where(sql`${newest.search} @@ ${any}`),
    db
      .select({ id: posts.id })
      .from(posts)
      .where(and(shown, sql`${posts.search} @@ ${any}`))
      .limit(FOUND_MAX),
  )
}
