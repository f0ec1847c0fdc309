import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { ENTRY_STATES } from '../modules/entry/entry.ts'
import { FOLLOW_LEVELS } from '../modules/follow/follow.ts'
import { CATEGORIES, DEGREE_LEVELS, VISA_STAGES } from '../modules/post/post.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    tags: text('tags').array().notNull(),
    country: text('country'),
    degreeLevel: text('degree_level', { enum: DEGREE_LEVELS }),
    visaStage: text('visa_stage', { enum: VISA_STAGES }),
    isPinned: boolean('is_pinned').notNull().default(false),
    isSticky: boolean('is_sticky').notNull().default(false),
    state: text('state', { enum: ENTRY_STATES }).notNull(),
    /** Equal the number of rows of each kind in `votes`: both change in one transaction. */
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    /** Counts only replies that can be read. */
    replyCount: integer('reply_count').notNull().default(0),
    /** Equals the number of rows in `views`, as with votes. */
    viewCount: integer('view_count').notNull().default(0),
    acceptedReplyId: uuid('accepted_reply_id'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    lastActiveAt: instant('last_active_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Title A, tags B, content C; see post-search.sql.ts. */
    search: tsvector('search').notNull(),
  },
  (table) => [
    // Each sort walks its index and stops after one page.
    index('posts_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('posts_active')
      .on(table.lastActiveAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('posts_top')
      .on(table.upvotes, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('posts_unanswered')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'shown' and ${table.replyCount} = 0`),
    // A country or a tag may be rare: filling one page would mean walking all posts.
    index('posts_country')
      .on(table.country, table.createdAt, table.id)
      .where(sql`${table.state} = 'shown' and ${table.country} is not null`),
    // Counts by any of these columns need only the index; equal rows share an entry, which keeps it small.
    index('posts_counted')
      .on(table.category, table.country, table.degreeLevel, table.visaStage)
      .where(sql`${table.state} = 'shown'`),
    index('posts_tags').using('gin', table.tags),
    index('posts_search').using('gin', table.search),
    index('posts_marked')
      .on(table.category)
      .where(sql`${table.isPinned} or ${table.isSticky}`),
    index('posts_author').on(table.authorId, table.createdAt),
    // Covers every state, so that a repost of a hidden text is recognized.
    index('posts_created').on(table.createdAt),
  ],
)

export const replies = pgTable(
  'replies',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id),
    /** The top-level reply that it answers; null when it answers the post. */
    parentId: uuid('parent_id'),
    authorId: uuid('author_id').notNull(),
    content: text('content').notNull(),
    /** Whom it mentions; all of them have written in the thread. */
    mentions: uuid('mentions').array().notNull(),
    state: text('state', { enum: ENTRY_STATES }).notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** When its text, state or votes last changed; readers who have the thread open get the latest changes. */
    changedAt: instant('changed_at').notNull(),
    /** Words of the content; see found-in-replies.sql.ts. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', content)`),
  },
  (table) => [
    index('replies_thread').on(table.postId, table.createdAt, table.id),
    index('replies_answers')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.parentId} is not null`),
    index('replies_search')
      .using('gin', table.search)
      .where(sql`${table.state} = 'shown'`),
    // A frequent word is found by walking back from the newest reply.
    index('replies_newest')
      .on(table.createdAt)
      .where(sql`${table.state} = 'shown'`),
    index('replies_author').on(table.authorId, table.createdAt),
    // For erasing somebody's mentions; partial, as most replies mention nobody.
    index('replies_mentions')
      .using('gin', table.mentions)
      .where(sql`${table.mentions} <> '{}'`),
  ],
)

/** One row for each person and entry. */
export const votes = pgTable(
  'votes',
  {
    entryId: uuid('entry_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** True for a vote against the entry. */
    isDown: boolean('is_down').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    index('votes_user').on(table.userId, table.entryId),
  ],
)

/** Who has opened a thread, once for each person. */
export const views = pgTable(
  'views',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('views_user').on(table.userId, table.postId),
  ],
)

/** The text that an edit replaced. */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id').notNull(),
    title: text('title'),
    content: text('content').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('revisions_entry').on(table.entryId, table.replacedAt)],
)

/** Counts only posts that can be read; the most used tags are suggested first. */
export const tags = pgTable('tags', {
  name: text('name').primaryKey(),
  postCount: integer('post_count').notNull(),
})

export const follows = pgTable(
  'follows',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id),
    userId: uuid('user_id').notNull(),
    level: text('level', { enum: FOLLOW_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('follows_user').on(table.userId, table.postId),
  ],
)
