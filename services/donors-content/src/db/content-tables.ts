import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { CATEGORIES, CONSENTS, KINDS, STATES } from '../modules/content/content.ts'

/** Spotlights, stories and testimonials; their words are documents. */
export const pieces = pgTable(
  'pieces',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: KINDS }).notNull(),
    organizationId: uuid('organization_id'),
    authorId: uuid('author_id'),
    slug: text('slug').unique(),
    category: text('category', { enum: CATEGORIES }),
    spotlightId: uuid('spotlight_id'),
    state: text('state', { enum: STATES }).notNull(),
    draftId: uuid('draft_id').notNull(),
    /** The newest revision that was handed in; the person it is about never reads a newer one. */
    submittedId: uuid('submitted_id'),
    publishedId: uuid('published_id'),
    /** Pictures of the published revision; null: published before they were noted. */
    publishedPictures: uuid('published_pictures').array(),
    applicationId: uuid('application_id'),
    studentId: uuid('student_id'),
    consent: text('consent', { enum: CONSENTS }).notNull(),
    consentId: uuid('consent_id'),
    isFeatured: boolean('is_featured').notNull(),
    /** Equal the number of rows in `views` and `likes`: both change in one transaction. */
    viewCount: integer('view_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    decisionNote: text('decision_note'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    submittedAt: instant('submitted_at'),
    publishedAt: instant('published_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('pieces_published')
      .on(table.kind, table.publishedAt, table.id)
      .where(sql`${table.publishedId} is not null`),
    index('pieces_in_review')
      .on(table.submittedAt, table.id)
      .where(sql`${table.state} = 'in_review'`),
    index('pieces_organization').on(table.organizationId, table.changedAt, table.id),
    index('pieces_spotlight').on(table.spotlightId),
    index('pieces_student').on(table.studentId),
    index('pieces_author').on(table.authorId),
    index('pieces_application').on(table.applicationId),
    index('pieces_pictures').using('gin', table.publishedPictures),
  ],
)

/** Every text that a piece ever had; its words are in the document with the same id. */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid('id').primaryKey(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('revisions_piece').on(table.pieceId, table.createdAt)],
)

const visitors = () => ({
  pieceId: uuid('piece_id')
    .notNull()
    .references(() => pieces.id, { onDelete: 'cascade' }),
  /** A keyed hash of the account or, without one, of the browser's cookie. */
  visitor: text('visitor').notNull(),
})

export const views = pgTable('views', visitors(), (table) => [
  primaryKey({ columns: [table.pieceId, table.visitor] }),
  index('views_visitor').on(table.visitor),
])

export const likes = pgTable('likes', visitors(), (table) => [
  primaryKey({ columns: [table.pieceId, table.visitor] }),
  index('likes_visitor').on(table.visitor),
])

/**
 * How often one network was counted for a piece in an hour, so that nobody can inflate its counts by deleting
 * cookies.
 */
export const visitNetworks = pgTable(
  'visit_networks',
  {
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['view', 'like'] }).notNull(),
    /** A keyed hash of the network and the hour: no two hours have the same. */
    network: text('network').notNull(),
    hour: instant('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pieceId, table.kind, table.network] }),
    index('visit_networks_hour').on(table.hour),
  ],
)

/** Read copy: who accepted an award of which organization. */
export const recipients = pgTable(
  'recipients',
  {
    applicationId: uuid('application_id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    index('recipients_organization').on(table.organizationId, table.acceptedAt),
    index('recipients_student').on(table.studentId),
  ],
)

/** Pictures; the bytes of each size are documents. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id'),
    uploaderId: uuid('uploader_id'),
    /** Width and height of the largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizes: integer('sizes').array().notNull(),
    /** A revision known to show it; null: none is known, and perhaps none does. */
    shownIn: uuid('shown_in').references(() => revisions.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('pictures_uploader').on(table.uploaderId),
    index('pictures_shown_in').on(table.shownIn),
    index('pictures_unshown')
      .on(table.createdAt)
      .where(sql`${table.shownIn} is null`),
  ],
)
