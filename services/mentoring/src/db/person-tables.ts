import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Read copy of identity: people's time zones and the languages that they read. */
export const personZones = pgTable('person_zones', {
  userId: uuid('user_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** BCP 47. */
  locale: text('locale').notNull(),
  version: integer('version').notNull(),
})

/** Read copy of identity: the facts that suggestions of mentors are based on. */
export const studentOrigins = pgTable('student_origins', {
  studentId: uuid('student_id').primaryKey(),
  /** ISO 3166-1 alpha-2. */
  country: text('country'),
  fields: text('fields').array().notNull(),
  version: integer('version').notNull(),
})
