import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { amongSavedKeys } from '../../db/among-saved-keys.ts'
import { deadlineReminders, reminderPlanning } from '../../db/reminder-tables.ts'
import { type MailOutcome, OPEN_STATUSES, type Reminder } from './reminder.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

/** A position in a student's reminders, soonest first. */
export type ReminderPosition = { reminderDate: Date; id: string }

export type ReminderPageQuery = {
  studentId: string
  scholarshipId: string | null
  isSent: boolean | null
  after: ReminderPosition | null
  limit: number
}

/** A reminder whose time has come. */
export type DueReminder = Reminder & {
  /** A later reminder of the same award and deadline is also due, or went out. */
  isSuperseded: boolean
}

export type DeliveryProof = {
  noticeId: string
  isInApp: boolean
  mailOutcome: MailOutcome
  messageId: string | null
  at: Date
}

/** PostgreSQL takes 65,535 parameters in a statement, and a reminder has 18. */
const MAX_ROWS = 1_000

export type ReminderStore = ReturnType<typeof createReminderStore>

/** Reads and writes reminders; queries on behalf of students name the student. */
export function createReminderStore(db: Database) {
  const table = deadlineReminders
  const soonest = keyset({ reminderDate: table.reminderDate, id: table.id }, 'asc')
  const isOpen = inArray(table.status, [...OPEN_STATUSES])
  const own = (studentId: string, id: string) =>
    and(eq(table.studentId, studentId), eq(table.id, id))

  return {
    async find(studentId: string, id: string): Promise<Reminder | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ?? null
    },

    async lock(studentId: string, id: string): Promise<Reminder | null> {
      const [row] = await db.select().from(table).where(own(studentId, id)).for('update')
      return row ?? null
    },

    /** Every reminder of these awards, soonest first. */
    async findOfSaved(awards: readonly SavedKey[]): Promise<Reminder[]> {
      if (awards.length === 0) return []
      return db
        .select()
        .from(table)
        .where(amongSavedKeys(table, awards))
        .orderBy(...soonest.orderBy)
    },

    /** The open one that repeats this reminder, if any. */
    async findSnooze(studentId: string, snoozedFrom: string): Promise<Reminder | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.snoozedFrom, snoozedFrom),
            eq(table.status, 'planned'),
          ),
        )
        .for('update')
      return row ?? null
    },

    /** Inserts new reminders and updates open ones; those that went out stay as they are. */
    async putOpen(reminders: readonly Reminder[]): Promise<void> {
      for (let from = 0; from < reminders.length; from += MAX_ROWS) {
        await db
          .insert(table)
          .values(reminders.slice(from, from + MAX_ROWS))
          .onConflictDoUpdate({
            target: table.id,
            set: {
              reminderDate: sql`excluded.reminder_date`,
              customMessage: sql`excluded.custom_message`,
              deadlineDate: sql`excluded.deadline_date`,
              status: sql`excluded.status`,
            },
            setWhere: isOpen,
          })
      }
    },

    /** Moves the reminders that a student chose from one award to another. */
    async moveChosen({ studentId, scholarshipId }: SavedKey, toId: string): Promise<void> {
      await db
        .update(table)
        .set({ scholarshipId: toId })
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.scholarshipId, scholarshipId),
            isOpen,
            inArray(table.reminderType, ['own', 'snooze']),
          ),
        )
    },

    async removeOpen(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db.delete(table).where(and(inArray(table.id, [...ids]), isOpen))
    },

    /** A page of a student's reminders, soonest first. */
    async page(query: ReminderPageQuery): Promise<Reminder[]> {
      return db
        .select()
        .from(table)
        .where(and(isAsked(query), soonest.behind(query.after)))
        .orderBy(...soonest.orderBy)
        .limit(query.limit)
    },

    async count(query: ReminderPageQuery): Promise<number> {
      return db.$count(table, isAsked(query))
    },

    /** These awards' reminders that are still to come, soonest first. */
    async findPlanned(awards: readonly SavedKey[]): Promise<Reminder[]> {
      if (awards.length === 0) return []
      return db
        .select()
        .from(table)
        .where(and(amongSavedKeys(table, awards), eq(table.status, 'planned')))
        .orderBy(...soonest.orderBy)
    },

    async forgetDropped({ studentId, scholarshipId }: SavedKey): Promise<void> {
      await db
        .delete(table)
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.scholarshipId, scholarshipId),
            eq(table.status, 'dropped'),
          ),
        )
    },

    /** The newest reminder that went out, by award. */
    async findLastRequested(awards: readonly SavedKey[]): Promise<Reminder[]> {
      if (awards.length === 0) return []
      return db
        .selectDistinctOn([table.studentId, table.scholarshipId])
        .from(table)
        .where(
          and(
            amongSavedKeys(table, awards),
            inArray(table.status, ['requested', 'settled']),
          ),
        )
        .orderBy(asc(table.studentId), asc(table.scholarshipId), desc(table.requestedAt))
    },

    /** Claims a batch of due reminders; other processes skip them. Leaves out those that must be replanned first. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<DueReminder[]> {
      const ids = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(table.status, 'planned'),
            lte(table.reminderDate, now),
            notInArray(table.id, [...leftOut]),
            sql`not exists (select from ${reminderPlanning}
              where ${reminderPlanning.studentId} = ${table.studentId}
                and ${reminderPlanning.scholarshipId} = ${table.scholarshipId})`,
          ),
        )
        .orderBy(...soonest.orderBy)
        .limit(limit)
        .for('update', { skipLocked: true })
      if (ids.length === 0) return []
      const rows = await db
        .select({ reminder: table, isSuperseded: isSuperseded(now) })
        .from(table)
        .where(
          inArray(
            table.id,
            ids.map(({ id }) => id),
          ),
        )
      return rows.map(({ reminder, isSuperseded }) => ({ ...reminder, isSuperseded }))
    },

    async markRequested(ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(table)
        .set({ status: 'requested', requestedAt: now })
        .where(inArray(table.id, [...ids]))
    },

    async markDropped(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(table)
        .set({ status: 'dropped' })
        .where(inArray(table.id, [...ids]))
    },

    /** Records what happened to notices; the first proof for each one counts. */
    async recordProofs(proofs: readonly DeliveryProof[]): Promise<void> {
      const rows = proofs.map((proof) => ({
        ...proof,
        isSent: proof.isInApp || proof.mailOutcome === 'sent',
      }))
      await db.execute(sql`
        update ${table} set
          status = 'settled',
          is_in_app = proof."isInApp",
          mail_outcome = proof."mailOutcome",
          message_id = proof."messageId",
          is_sent = proof."isSent",
          sent_at = case when proof."isSent" then proof.at end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as proof(
          "noticeId" uuid, "isInApp" boolean, "mailOutcome" text, "messageId" text,
          "isSent" boolean, at timestamptz)
        where ${table.noticeId} = proof."noticeId" and ${table.status} = 'requested'`)
    },
  }

  function isAsked({ studentId, scholarshipId, isSent }: ReminderPageQuery) {
    return and(
      eq(table.studentId, studentId),
      scholarshipId === null ? undefined : eq(table.scholarshipId, scholarshipId),
      isSent === null ? undefined : eq(table.isSent, isSent),
      inArray(table.status, ['planned', 'requested', 'settled']),
    )
  }
}

/** Writes out its column names, as Drizzle omits the table in a select list. */
function isSuperseded(now: Date) {
  return sql<boolean>`deadline_reminders.reminder_type = 'days-before' and exists (
    select from deadline_reminders as later
    where later.student_id = deadline_reminders.student_id
      and later.scholarship_id = deadline_reminders.scholarship_id
      and later.reminder_type = 'days-before'
      and later.deadline_date = deadline_reminders.deadline_date
      and later.reminder_date > deadline_reminders.reminder_date
      and later.reminder_date <= ${now.toISOString()}::timestamptz
      and later.status <> 'dropped')`
}
