import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { amongSavedKeys } from '../../db/among-saved-keys.ts'
import {
  reminderDefaults,
  reminderPlanning,
  reminderPlans,
} from '../../db/reminder-tables.ts'
import { savedScholarships } from '../../db/tables.ts'
import { type ReminderDefaults, type ReminderPlan, STANDARD_DEFAULTS } from './reminder.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

export type ReminderPlanStore = ReturnType<typeof createReminderPlanStore>

/** How students want to be reminded, and which awards must be replanned. */
export function createReminderPlanStore(db: Database) {
  const [plans, defaults, planning] = [reminderPlans, reminderDefaults, reminderPlanning]
  const columns = {
    studentId: savedScholarships.studentId,
    scholarshipId: savedScholarships.scholarshipId,
  }

  const isAsker = (scholarshipId: string, studentIds: readonly string[]) =>
    and(
      eq(plans.scholarshipId, scholarshipId),
      eq(plans.tellsNext, true),
      inArray(plans.studentId, [...studentIds]),
    )

  /**
   * Marks saved rows for replanning. If another process is just planning one, waits for it, so that no change is
   * missed.
   */
  async function ask(
    which: 'scholarship' | 'student',
    id: string,
    now: Date,
  ): Promise<number> {
    const column = which === 'student' ? columns.studentId : columns.scholarshipId
    const rows = await db.execute(sql`
      insert into ${planning} (student_id, scholarship_id, requested_at)
      select ${columns.studentId}, ${columns.scholarshipId}, ${now.toISOString()}::timestamptz
      from ${savedScholarships} where ${column} = ${id}
      order by 1, 2
      on conflict (student_id, scholarship_id) do update set requested_at = excluded.requested_at`)
    return rows.rowCount ?? 0
  }

  return {
    /** Plans of these awards; those without one are absent. */
    async findPlans(awards: readonly SavedKey[]): Promise<(SavedKey & ReminderPlan)[]> {
      if (awards.length === 0) return []
      return db.select().from(plans).where(amongSavedKeys(plans, awards))
    },

    async putPlan(
      { studentId, scholarshipId }: SavedKey,
      plan: ReminderPlan,
    ): Promise<void> {
      const { isOn, daysBefore, customMessage, tellsNext } = plan
      const set = { isOn, daysBefore, customMessage, tellsNext }
      await db
        .insert(plans)
        .values({ studentId, scholarshipId, ...set })
        .onConflictDoUpdate({ target: [plans.studentId, plans.scholarshipId], set })
    },

    /** Which of these students asked to be told of a scholarship's next deadline. */
    async findAskers(
      scholarshipId: string,
      studentIds: readonly string[],
    ): Promise<string[]> {
      const rows = await db
        .select({ studentId: plans.studentId })
        .from(plans)
        .where(isAsker(scholarshipId, studentIds))
      return rows.map(({ studentId }) => studentId)
    },

    /** The same, and clears their wish, as they are told once. */
    async takeAskers(
      scholarshipId: string,
      studentIds: readonly string[],
    ): Promise<string[]> {
      const rows = await db
        .update(plans)
        .set({ tellsNext: false })
        .where(isAsker(scholarshipId, studentIds))
        .returning({ studentId: plans.studentId })
      return rows.map(({ studentId }) => studentId)
    },

    async findDefaults(studentId: string): Promise<ReminderDefaults> {
      const found = await this.findAllDefaults([studentId])
      return found.get(studentId) ?? STANDARD_DEFAULTS
    },

    /** As `findDefaults`; locks them until the transaction ends. */
    async lockDefaults(studentId: string): Promise<ReminderDefaults> {
      await db
        .insert(defaults)
        .values({ studentId, ...STANDARD_DEFAULTS })
        .onConflictDoNothing()
      const [row] = await db
        .select({ isOn: defaults.isOn, daysBefore: defaults.daysBefore })
        .from(defaults)
        .where(eq(defaults.studentId, studentId))
        .for('update')
      return row ?? STANDARD_DEFAULTS
    },

    /** Defaults by student; students who have chosen none are absent. */
    async findAllDefaults(
      studentIds: readonly string[],
    ): Promise<ReadonlyMap<string, ReminderDefaults>> {
      if (studentIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(defaults)
        .where(inArray(defaults.studentId, [...studentIds]))
      return new Map(rows.map(({ studentId, ...chosen }) => [studentId, chosen]))
    },

    async putDefaults(studentId: string, set: ReminderDefaults): Promise<void> {
      await db
        .insert(defaults)
        .values({ studentId, ...set })
        .onConflictDoUpdate({ target: defaults.studentId, set })
    },

    /** Has everybody's reminders of an award replanned; returns how many students. */
    askForScholarship: (id: string, now: Date) => ask('scholarship', id, now),

    /** The same for every award of a student. */
    askForStudent: (id: string, now: Date) => ask('student', id, now),

    /** Takes awards that must be replanned, for this transaction to plan. @param leftOut keys as `keyOf` names them */
    async take(limit: number, leftOut: readonly string[]): Promise<SavedKey[]> {
      const key = sql<string>`concat(${planning.studentId}, ':', ${planning.scholarshipId})`
      const taken = db
        .select({ studentId: planning.studentId, scholarshipId: planning.scholarshipId })
        .from(planning)
        .where(notInArray(key, [...leftOut]))
        .orderBy(asc(planning.requestedAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      const awards = await taken
      if (awards.length > 0)
        await db.delete(planning).where(amongSavedKeys(planning, awards))
      return awards
    },
  }
}
