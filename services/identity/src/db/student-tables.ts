import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'
import { users } from './tables.ts'

/**
 * Profiles, one-to-one with users. Names and the address are the account's own columns, so the
 * two can't disagree. Nothing has a default: the old model's needsFinancialAid = true and
 * hasLivedInUs = false would turn "not told" into a fact that rules then judge by.
 */
export const students = pgTable('students', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** ISO 3166-1 alpha-2, or `other` for a country outside the product's list. */
  country: text('country'),
  currentEducationLevel: text('current_education_level', {
    enum: ['high_school', 'some_college', 'bachelors', 'masters', 'phd'],
  }),
  intendedDegreeLevel: text('intended_degree_level', {
    enum: ['undergraduate', 'graduate', 'phd', 'postdoc'],
  }),
  fieldOfInterest: text('field_of_interest').array(),
  gpa: numeric('gpa', { precision: 3, scale: 2 }),
  isGpaEstimated: boolean('is_gpa_estimated').notNull().default(false),
  gradeOriginal: text('gpa_original'),
  /** A code of the reference's grade scales, or a scale in the student's own words. */
  gradeScale: text('gpa_original_scale'),
  englishProficiency: text('english_proficiency', {
    enum: [
      'native',
      'toefl_100',
      'toefl_90',
      'toefl_80',
      'ielts_7_5',
      'ielts_7',
      'ielts_6_5',
      'other',
    ],
  }),
  toeflScore: integer('toefl_score'),
  ieltsScore: numeric('ielts_score', { precision: 3, scale: 1 }),
  duolingoScore: integer('duolingo_score'),
  englishTestDate: date('english_test_date', { mode: 'string' }),
  citizenshipStatus: text('citizenship_status'),
  visaType: text('visa_type'),
  intendedVisaType: text('intended_visa_type'),
  usPermanentResident: boolean('us_permanent_resident'),
  usResidencyHistory: jsonb('us_residency_history').$type<{
    hasLivedInUs: boolean
    details: string | null
  }>(),
  fundingSource: text('funding_source').array(),
  /** U.S. dollars. */
  expectedFamilyContribution: numeric('expected_family_contribution', {
    precision: 12,
    scale: 2,
  }),
  needsFinancialAid: boolean('needs_financial_aid'),
  hasUsHighSchoolDiploma: boolean('has_us_high_school_diploma'),
  hasUsCollegeDegree: boolean('has_us_college_degree'),
  isCurrentlyInUs: boolean('is_currently_in_us'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  gender: text('gender', { enum: ['woman', 'man', 'other'] }),
  /** Ids of the catalog. */
  intendedUniversityIds: uuid('intended_university_ids').array(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
