import { instant } from '@landfall/kit/database/columns'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ApplicationForm,
  Experience,
} from '../application/application/application-form.ts'
import {
  APPLICATION_HOLDERS,
  APPLICATION_STATES,
} from '../application/application/application-state.ts'

const day = (name: string) => date(name, { mode: 'string' })
const experiences = (name: string) => jsonb(name).$type<Experience[]>().notNull()
const texts = (name: string) => jsonb(name).$type<string[]>().notNull()

/** Students' applications, one for each student and scholarship. */
export const scholarshipApplications = pgTable(
  'scholarship_applications',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    studentId: uuid('student_id').notNull(),
    /** The organization that takes the applications. */
    ownerId: uuid('owner_id').notNull(),
    state: text('status', { enum: APPLICATION_STATES }).notNull(),
    version: integer('version').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    dateOfBirth: day('date_of_birth'),
    citizenship: text('citizenship'),
    countryOfResidence: text('country_of_residence'),
    currentDegreeLevel: text('current_degree_level', {
      enum: ['undergraduate', 'graduate', 'phd', 'postdoc'],
    }),
    fieldOfStudy: text('field_of_study'),
    currentGpa: numeric('current_gpa', { precision: 3, scale: 2 }),
    expectedGraduationDate: day('expected_graduation_date'),
    currentInstitution: text('current_institution'),
    intendedInstitution: text('intended_institution'),
    familyIncomeRange: text('family_income_range'),
    financialNeedStatement: text('financial_need_statement'),
    otherScholarships: texts('other_scholarships'),
    personalStatement: text('personal_statement'),
    essay1: text('essay1'),
    essay2: text('essay2'),
    essay3: text('essay3'),
    careerGoals: text('career_goals'),
    whyDeserving: text('why_deserving'),
    extracurriculars: experiences('extracurriculars'),
    workExperience: experiences('work_experience'),
    volunteerWork: experiences('volunteer_work'),
    awards: experiences('awards'),
    englishProficiency: text('english_proficiency'),
    toeflScore: integer('toefl_score'),
    ieltsScore: numeric('ielts_score', { precision: 3, scale: 1 }),
    duolingoScore: integer('duolingo_score'),
    transcripts: texts('transcripts'),
    recommendationLetters: texts('recommendation_letters'),
    additionalDocuments: texts('additional_documents'),
    submittedAt: instant('submitted_at'),
    submissionCount: integer('submission_count').notNull(),
    lastModifiedAt: instant('last_modified_at').notNull(),
    /** The deadline that the last submission was checked against. */
    applicationDeadline: instant('application_deadline'),
    decisionPromisedOn: day('decision_promised_on'),
    /** The owner's notes from the review. */
    reviewNotes: text('review_notes'),
    reviewScore: numeric('review_score', { precision: 5, scale: 2 }),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: uuid('reviewed_by'),
    /** The scholarships that it came from, while they are merged into another; the latest last. */
    movedFrom: uuid('moved_from').array().notNull().default([]),
    /** Its student has no account anymore: nobody can be told, or answer. */
    isErased: boolean('is_erased').notNull().default(false),
    /** Grows each time its figures are published; reviewers' scores change the figures, but not `version`. */
    figuresVersion: integer('figures_version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('scholarship_applications_student_scholarship').on(
      table.studentId,
      table.scholarshipId,
    ),
    index('scholarship_applications_changed').on(
      table.studentId,
      table.lastModifiedAt,
      table.id,
    ),
    index('scholarship_applications_status').on(table.state),
    index('scholarship_applications_submitted').on(
      table.scholarshipId,
      table.submittedAt,
      table.id,
    ),
    index('scholarship_applications_owner').on(table.ownerId, table.submittedAt, table.id),
    index('scholarship_applications_moved').using('gin', table.movedFrom),
  ],
)

/** The history of each application; rows are only added. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    applicationId: uuid('application_id').notNull(),
    /** The application's version after the step. */
    version: integer('version').notNull(),
    from: text('from_status', { enum: APPLICATION_STATES }),
    to: text('to_status', { enum: APPLICATION_STATES }).notNull(),
    by: text('by', { enum: APPLICATION_HOLDERS }).notNull(),
    actorId: uuid('actor_id'),
    message: text('message'),
    dueOn: day('due_on'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)

/** Planned reminders to answer owners' requests for information. */
export const answerReminders = pgTable(
  'answer_reminders',
  {
    applicationId: uuid('application_id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    /** The application's version when the owner asked. */
    version: integer('version').notNull(),
    /** In the student's time zone. */
    dueOn: day('due_on').notNull(),
    remindAt: instant('remind_at').notNull(),
  },
  (table) => [
    index('answer_reminders_due').on(table.remindAt),
    index('answer_reminders_student').on(table.studentId),
  ],
)

/** Submissions as they were then; the database refuses to change a row. */
export const applicationSubmissions = pgTable(
  'application_submissions',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    studentId: uuid('student_id').notNull(),
    number: integer('number').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    form: jsonb('form').$type<ApplicationForm>().notNull(),
    note: text('note'),
    /** The student agreed to share it with the organization's own systems. */
    isShared: boolean('is_shared').notNull().default(false),
    scholarshipId: uuid('scholarship_id').notNull(),
    scholarshipTitle: text('scholarship_title').notNull(),
    provider: text('provider').notNull(),
    scholarshipVersion: integer('scholarship_version').notNull(),
    /** The deadline that it was checked against; null without a confirmed one. */
    closesAt: instant('closes_at'),
    /** Submitted after the deadline, from a form saved before it. */
    isInGrace: boolean('is_in_grace').notNull(),
    criteriaVersion: integer('criteria_version').notNull(),
    criteria: jsonb('criteria').$type<ListingCriteria['criteria']>().notNull(),
    requirements: jsonb('requirements').$type<ListingCriteria['requirements']>().notNull(),
    verdict: text('verdict', {
      enum: ['ELIGIBLE', 'ANSWER_QUESTIONS', 'CHECK_WITH_PROVIDER', 'NOT_ELIGIBLE'],
    }).notNull(),
    verdictLabel: text('verdict_label').notNull(),
    /** Names of what failed, what the student's answers would decide, what the provider must judge. */
    failed: texts('failed'),
    open: texts('open'),
    /** What the student had not answered, by name. */
    unanswered: texts('unanswered').default([]),
  },
  (table) => [
    unique('application_submissions_number').on(table.applicationId, table.number),
  ],
)

/** Who on the owner's side read a submission; once for each person and day. */
export const applicationOpenings = pgTable(
  'application_openings',
  {
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    /** In UTC. */
    day: day('day').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.userId, table.day] })],
)
