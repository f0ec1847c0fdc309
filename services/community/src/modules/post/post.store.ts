import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { posts } from '../../db/post-tables.ts'
import { threadsFoundInReplies } from './found-in-replies.sql.ts'
import { queryOf, vectorOf } from './post-search.sql.ts'
import type { Category, Post, PostFilter, PostPosition, PostSort } from './post.ts'
import { createRelatedPosts } from './related-posts.sql.ts'

/** Only this many of the newest hits are ranked: more than anybody reads. */
const RANKED_MAX = 1_000
/** A word in a reply weighs less than any in the post itself. */
const RANK_IN_REPLY = 0.06
const MARKED_MAX = 10

const { search: _search, ...columns } = getTableColumns(posts)

/** The fields that a change may set. */
export type PostChanges = Partial<
  Omit<Post, 'id' | 'version' | 'upvotes' | 'downvotes' | 'replyCount' | 'viewCount'>
>

export type PostStore = ReturnType<typeof createPostStore>

/** Posts, and every list of them. */
export function createPostStore(db: Database) {
  const table = posts
  const shown = eq(table.state, 'shown')
  const orders = {
    new: keyset({ value: table.createdAt, id: table.id }, 'desc'),
    active: keyset({ value: table.lastActiveAt, id: table.id }, 'desc'),
    top: keyset({ value: table.upvotes, id: table.id }, 'desc'),
  }
  const rowsBehind = (sort: Exclude<PostSort, 'relevance'>, after: PostPosition | null) => {
    const order = orders[sort === 'unanswered' ? 'new' : sort]
    return { orderBy: order.orderBy, behind: order.behind(after as never) }
  }

  /** The conditions of a filter; words may also be found in replies. */
  const meeting = async (filter: PostFilter) => {
    const { search, blocked } = filter
    const inReplies =
      search === null ? [] : await threadsFoundInReplies(db, { search, blocked })
    return { inReplies, where: and(shown, ...conditions(filter, inReplies)) }
  }

  return {
    async insert(post: Post): Promise<void> {
      await db.insert(table).values({ ...post, search: vectorOf(post) as never })
    },

    async find(id: string): Promise<Post | null> {
      const [row] = await db.select(columns).from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** Posts with these ids, as far as they exist, in no particular order. */
    async findAll(ids: readonly string[]): Promise<Post[]> {
      return db
        .select(columns)
        .from(table)
        .where(inArray(table.id, [...ids]))
    },

    /** As `find`; locks the row until the commit. */
    async findToChange(id: string): Promise<Post | null> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      return row ?? null
    },

    /** @param text given when title, tags or content change: the search vector follows */
    async update(post: Post, changes: PostChanges): Promise<Post> {
      const version = post.version + 1
      const next = { ...post, ...changes, version }
      const isText = ['title', 'content', 'tags'].some((name) => name in changes)
      const search = isText ? { search: vectorOf(next) as never } : {}
      await db
        .update(table)
        .set({ ...changes, ...search, version })
        .where(eq(table.id, post.id))
      return next
    },

    /** Counts a new reply and makes the thread active again. */
    async addReply(postId: string, now: Date): Promise<number> {
      const [row] = await db
        .update(table)
        .set({
          replyCount: sql`${table.replyCount} + 1`,
          lastActiveAt: now,
          version: sql`${table.version} + 1`,
        })
        .where(eq(table.id, postId))
        .returning({ version: table.version })
      if (!row) throw new Error(`post ${postId} is gone`)
      return row.version
    },

    /** One page of readable posts: `limit` rows after the position. */
    async page(query: {
      filter: PostFilter
      sort: Exclude<PostSort, 'relevance'>
      after: PostPosition | null
      limit: number
    }): Promise<Post[]> {
      const { orderBy, behind } = rowsBehind(query.sort, query.after)
      const unanswered = query.sort === 'unanswered' ? eq(table.replyCount, 0) : undefined
      const { where } = await meeting(query.filter)
      return db
        .select(columns)
        .from(table)
        .where(and(where, unanswered, behind))
        .orderBy(...orderBy)
        .limit(query.limit)
    },

    /** The same, ranked by how well each matches the search, among the newest that do. */
    async pageByRank(query: {
      filter: PostFilter & { search: string }
      after: PostPosition | null
      limit: number
    }): Promise<(Post & { rank: number })[]> {
      const words = queryOf(query.filter.search)
      const { where, inReplies } = await meeting(query.filter)
      const inReply = sql`case when ${isOneOf(inReplies)} then ${RANK_IN_REPLY}::float8 else 0 end`
      const found = db
        .select({
          ...columns,
          rank: sql<number>`greatest(ts_rank(${table.search}, ${words})::float8, ${inReply})`.as(
            'rank',
          ),
        })
        .from(table)
        .where(where)
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(RANKED_MAX)
        .as('found')
      const { after } = query
      const behind =
        after === null
          ? undefined
          : sql`(${found.rank}, ${found.id}) < (${after.value}::float8, ${after.id}::uuid)`
      return db
        .select()
        .from(found)
        .where(behind)
        .orderBy(desc(found.rank), desc(found.id))
        .limit(query.limit)
    },

    async count(filter: PostFilter, sort: PostSort): Promise<number> {
      const unanswered = sort === 'unanswered' ? eq(table.replyCount, 0) : undefined
      const { where } = await meeting(filter)
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(and(where, unanswered))
      return row?.total ?? 0
    },

    /** Pinned posts; for a category, its sticky posts too. @param blocked whose posts are left out */
    async marked(category: Category | null, blocked: readonly string[]): Promise<Post[]> {
      const sticky =
        category === null
          ? undefined
          : and(eq(table.isSticky, true), eq(table.category, category))
      return db
        .select(columns)
        .from(table)
        .where(
          and(
            shown,
            or(table.isPinned, table.isSticky),
            or(eq(table.isPinned, true), sticky),
            notBy(blocked),
          ),
        )
        .orderBy(desc(table.isPinned), desc(table.createdAt))
        .limit(MARKED_MAX)
    },

    ...createRelatedPosts(db),
  }
}

function isOneOf(ids: readonly string[]): SQL {
  return sql`${posts.id} = any(${sql.param([...ids])}::uuid[])`
}

function conditions(filter: PostFilter, inReplies: readonly string[]): (SQL | undefined)[] {
  const { search, category, tag, country, degreeLevel, visaStage } = filter
  const { blocked, without } = filter
  return [
    search === null
      ? undefined
      : or(sql`${posts.search} @@ ${queryOf(search)}`, isOneOf(inReplies)),
    category === null ? undefined : eq(posts.category, category),
    tag === null ? undefined : arrayContains(posts.tags, [tag]),
    country === null ? undefined : eq(posts.country, country),
    degreeLevel === null ? undefined : eq(posts.degreeLevel, degreeLevel),
    visaStage === null ? undefined : eq(posts.visaStage, visaStage),
    notBy(blocked),
    without.length === 0 ? undefined : notInArray(posts.id, [...without]),
  ]
}

function notBy(blocked: readonly string[]): SQL | undefined {
  return blocked.length === 0 ? undefined : notInArray(posts.authorId, [...blocked])
}
