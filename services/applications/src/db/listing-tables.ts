import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Read copy of what the catalog's scholarships ask of students; fed by its events. */
export const listingRequirements = pgTable('listing_requirements', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  /** The catalog's version of the scholarship; an older event is ignored. */
  version: integer('version').notNull(),
  requirements: jsonb('requirements').$type<ListingCriteria['requirements']>().notNull(),
  criteria: jsonb('criteria').$type<ListingCriteria['criteria']>().notNull(),
  /** Null if not stated, or if it came only with older events. */
  requiresEssay: boolean('requires_essay'),
  /** Null if it came only with older events; any fact may then be sensitive. */
  sensitiveFacts: text('sensitive_facts').array(),
})
