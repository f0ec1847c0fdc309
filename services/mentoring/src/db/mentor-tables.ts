import { instant, money } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Availability } from '../modules/availability/availability.ts'
import { MENTOR_STATUSES } from '../modules/mentor/mentor.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * People who offer sessions, or applied to, with their availability. One row per account, with the account's id.
 */
export const mentors = pgTable(
  'mentors',
  {
    id: uuid('id').primaryKey(),
    status: text('status', { enum: MENTOR_STATUSES }).notNull(),
    name: text('name').notNull(),
    profileImage: text('profile_image'),
    bio: text('bio').notNull(),
    expertise: text('expertise').array().notNull(),
    scholarshipsWon: text('scholarships_won').array().notNull(),
    currentPosition: text('current_position'),
    university: text('university'),
    /** The country that they come from: ISO 3166-1 alpha-2. */
    country: text('country'),
    fieldOfStudy: text('field_of_study'),
    yearsOfExperience: integer('years_of_experience'),
    /** ISO 639-1. */
    languages: text('languages').array().notNull(),
    /** The mean over completed sessions that were reviewed; null without one. */
    rating: numeric('rating', { precision: 3, scale: 2 }),
    ratingCount: integer('rating_count').notNull().default(0),
    totalSessions: integer('total_sessions').notNull().default(0),
    /** Whether the mentor takes sessions now. */
    isActive: boolean('is_active').notNull(),
    /** U.S. dollars; nothing is paid through this site. */
    hourlyRate: money('hourly_rate').notNull(),
    booksInstantly: boolean('books_instantly').notNull(),
    takesEssays: boolean('takes_essays').notNull(),
    /** The most essays that the mentor takes at a time. */
    essaysAtOnce: integer('essays_at_once').notNull().default(1),
    /** The places for essays that were last published; 0 if the mentor takes none. */
    toldEssayPlaces: integer('told_essay_places').notNull().default(0),
    /** The address where sessions take place, as given by the mentor: shown only to people who have a session. */
    roomUrl: text('room_url'),
    timeZone: text('timezone').notNull(),
    weekly: jsonb('weekly').$type<Availability['weekly']>().notNull(),
    overrides: jsonb('overrides').$type<Availability['overrides']>().notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    /** A note to the mentor from the admin who decided. */
    decisionNote: text('decision_note'),
    /** Grows with each change of the profile, the availability or the status. */
    version: integer('version').notNull(),
    searchText: tsvector('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('mentors_rate', sql`${table.hourlyRate} >= 0`),
    index('mentors_text').using('gin', table.searchText),
    index('mentors_best')
      .on(sql`coalesce(${table.rating}, 0)`, table.totalSessions, table.id)
      .where(sql`${table.status} = 'approved' and ${table.isActive}`),
    index('mentors_waiting')
      .on(table.appliedAt, table.id)
      .where(sql`${table.status} = 'applied'`),
  ],
)
