import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import {
  applicationSubmissions,
  scholarshipApplications,
} from '../../db/application-tables.ts'
import {
  type ApplicationForm,
  EMPTY_FORM,
} from '../../application/application/application-form.ts'
import { applicationOfRow } from '../../application/application/application.row.ts'
import type { Application } from '../../application/application/application.ts'

/** Tables whose rows are the student's alone; a table comes after those that refer to it. */
const OWN_TABLES = [
  'saved_scholarships',
  'saved_counts',
  'moved_saves',
  'student_zones',
  'deadline_reminders',
  'reminder_plans',
  'reminder_defaults',
  'reminder_planning',
  'calendar_feeds',
  'application_prep_tasks',
  'application_checklists',
  'preparation_tellings',
  'moved_preparations',
  'documents',
  'answer_reminders',
  'recommendations',
  'recommendation_letters',
  'recommendation_invitations',
  'progress_entries',
  'student_achievements',
  'student_facts',
  'student_answers',
  'immigration_date_copies',
  'session_copies',
  'mentored_students',
]

/** Rows about two people, deleted with either of them. */
const OF_TWO = ['session_copies', 'mentored_students']

/** Submissions stay countable for their owners, but no longer say anything about a person. */
const NOBODYS_FORM: ApplicationForm = {
  ...EMPTY_FORM,
  firstName: 'Deleted',
  lastName: 'user',
}

export type ErasureStore = ReturnType<typeof createErasureStore>

/** Everything of one student, wherever this service keeps it. */
export function createErasureStore(db: Database) {
  return {
    async lockApplications(studentId: string): Promise<Application[]> {
      const rows = await db
        .select()
        .from(scholarshipApplications)
        .where(eq(scholarshipApplications.studentId, studentId))
        .orderBy(scholarshipApplications.id)
        .for('update')
      return rows.map(applicationOfRow)
    },

    /** The next sweep deletes the files, as nothing holds them anymore. */
    async eraseOwn(studentId: string): Promise<void> {
      await db.execute(sql`
        delete from document_holds where document_object_id in
          (select id from document_objects where student_id = ${studentId})`)
      for (const name of OWN_TABLES) {
        await db.execute(
          sql`delete from ${sql.identifier(name)} where student_id = ${studentId}`,
        )
      }
      await db.execute(sql`delete from application_arrivals where user_id = ${studentId}`)
      for (const name of OF_TWO)
        await db.execute(
          sql`delete from ${sql.identifier(name)} where mentor_id = ${studentId}`,
        )
    },

    /** Empties what was handed in: states, dates, points and money stay, but no words. */
    async blankSubmitted(studentId: string): Promise<void> {
      await db.execute(sql`set local landfall.erasing = 'on'`)
      await db
        .update(scholarshipApplications)
        .set({ ...NOBODYS_FORM, reviewNotes: null, isErased: true })
        .where(eq(scholarshipApplications.studentId, studentId))
      await db
        .update(applicationSubmissions)
        .set({ form: NOBODYS_FORM, note: null, failed: [], open: [] })
        .where(eq(applicationSubmissions.studentId, studentId))
      const theirs = sql`application_id in
        (select id from scholarship_applications where student_id = ${studentId})`
      await db.execute(sql`update application_steps set message = null where ${theirs}`)
      await db.execute(sql`
        update review_scores set comment = null, points = coalesce(
          (select jsonb_object_agg(key, one || '{"comment": null}') from jsonb_each(points) as given (key, one)), '{}')
        where ${theirs}`)
      await db.execute(sql`update review_conflicts set reason = null where ${theirs}`)
      await db.execute(sql`delete from review_questions where ${theirs}`)
      await db.execute(sql`delete from planned_decisions where ${theirs}`)
      await db.execute(sql`
        update award_offers set message = null, closing_note = null, enrollment_evidence = null, thanks = null,
          remind_at = null where student_id = ${studentId}`)
      const paid = sql`offer_id in (select id from award_offers where student_id = ${studentId})`
      await db.execute(sql`update award_instalments set reference = null where ${paid}`)
      await db.execute(
        sql`update ledger_entries set note = null where note is not null and ${paid}`,
      )
      await db.execute(sql`
        update award_reports set text = null, remind_at = null where student_id = ${studentId}`)
      await db.execute(sql`set local landfall.erasing = 'off'`)
    },
  }
}
