import { instant } from '@landfall/kit/database/columns'
import { studentZonesTable } from '@landfall/kit/database/student-zones'
import type { RuleForm } from '@landfall/proto-events/immigration/rule-forms-published.v1'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { REPLY_STATUSES } from '../modules/conversation/conversation.ts'
import { CONTEXTS } from '../modules/guide/context.ts'

/** How often each AI mentor was chosen, and what students said about its answers. */
export const mentorFigures = pgTable('mentor_figures', {
  mentorId: text('mentor_id').primaryKey(),
  /** Students who chose this mentor, each counted once. */
  timesSelected: integer('times_selected').notNull().default(0),
  /** Marks for "helpful?" and "motivating?", and how many of them were yes. */
  marks: integer('marks').notNull().default(0),
  yesMarks: integer('yes_marks').notNull().default(0),
})

/** The AI mentors that a student has chosen so far; one of them is the current mentor. */
export const mentorConnections = pgTable(
  'mentor_connections',
  {
    studentId: uuid('student_id').notNull(),
    mentorId: text('mentor_id').notNull(),
    isCurrent: boolean('is_current').notNull(),
    connectedAt: instant('connected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.mentorId] })],
)

/** What a student lets the mentor remember, sealed. */
export const mentorMemories = pgTable('mentor_memories', {
  studentId: uuid('student_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  sealedNotes: text('sealed_notes').notNull(),
  savedAt: instant('saved_at').notNull(),
})

/** Conversations; their words lie in the document store. */
export const mentorSessions = pgTable(
  'mentor_sessions',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    mentorId: text('mentor_id').notNull(),
    /** The beginning of the first question. */
    sealedTitle: text('sealed_title').notNull(),
    createdAt: instant('created_at').notNull(),
    lastAskedAt: instant('last_asked_at').notNull(),
    exchangeCount: integer('exchange_count').notNull(),
  },
  (table) => [
    index('mentor_sessions_newest').on(table.studentId, table.lastAskedAt, table.id),
  ],
)

/** One row for each question of a conversation and the state of its answer. */
export const mentorReplies = pgTable(
  'mentor_replies',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => mentorSessions.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id').notNull(),
    mentorId: text('mentor_id').notNull(),
    /** From 1 within the conversation. */
    position: integer('position').notNull(),
    context: text('context', { enum: CONTEXTS }).notNull(),
    status: text('status', { enum: REPLY_STATUSES }).notNull(),
    /** How often a worker began to answer; only the newest attempt may write. */
    attempt: integer('attempt').notNull(),
    /** Id of the document with the question; once it is answered, of the document with both. */
    documentId: uuid('document_id').notNull(),
    /** Who wrote the answer: `guide`, or the model's name. */
    madeBy: text('made_by'),
    failure: text('failure'),
    askedAt: instant('asked_at').notNull(),
    finishedAt: instant('finished_at'),
    isHelpful: boolean('is_helpful'),
    isMotivating: boolean('is_motivating'),
  },
  (table) => [
    unique('mentor_replies_position').on(table.sessionId, table.position),
    index('mentor_replies_asked').on(table.studentId, table.askedAt),
    index('mentor_replies_unfinished').on(table.status, table.askedAt),
  ],
)

/** Read copy of what students have saved; fed by the events of applications. */
export const savedAwards = pgTable(
  'saved_awards',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    /** The publisher's version; an older event is ignored. */
    version: integer('version').notNull(),
    applicationStatus: text('application_status').notNull(),
    isRemoved: boolean('is_removed').notNull(),
  },
  (table) => [index('saved_awards_student').on(table.studentId)],
)

export const studentZones = studentZonesTable()

/** One step that is still to be done for an award: a task, or a line of its checklist. */
export type PreparationStep = {
  kind: string
  /** Null: the student worded it. */
  title: string | null
  taskType: string | null
  status: string | null
  dueDate: string | null
}

/** Read copy of what students have to do for each award; fed by the events of applications. */
export const preparations = pgTable(
  'preparations',
  {
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    version: integer('version').notNull(),
    openTasks: integer('open_tasks').notNull(),
    completedTasks: integer('completed_tasks').notNull(),
    openLines: integer('open_lines').notNull(),
    completedLines: integer('completed_lines').notNull(),
    /** The soonest first. */
    next: jsonb('next').$type<PreparationStep[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.scholarshipId] })],
)

/** Read copy of how far each application is; fed by the events of applications. */
export const applicationStates = pgTable(
  'application_states',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    version: integer('version').notNull(),
    /** Null: the application was removed. */
    state: text('state'),
  },
  (table) => [index('application_states_student').on(table.studentId)],
)

/** Read copy of the immigration rules; fed by the events of immigration. */
export const ruleForms = pgTable('rule_forms', {
  /** "O2". */
  ruleId: text('rule_id').primaryKey(),
  /** Grows with each form; an older event is ignored. */
  version: integer('version').notNull(),
  /** Past, present and coming forms, ordered by the day from which they are in force. */
  forms: jsonb('forms').$type<RuleForm[]>().notNull(),
})
