import { isCalendarDay } from '@landfall/calendar/day'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { and, countDistinct, desc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { immigrationMovedDates } from '../../db/tables.ts'

const day = z.string().refine(isCalendarDay).nullable()
const window = z.object({ opensOn: day, closesOn: day })
const sealedPart = z.object({
  ruleId: z.string(),
  title: z.string(),
  effectiveFrom: z.string().refine(isCalendarDay),
  before: window,
  after: window,
})

/** A window that a changed rule moved, before and after the change. */
export type MovedDate = z.output<typeof sealedPart> & {
  id: string
  studentId: string
  changeId: string
  toldAt: Date
  /** True once the student has said that they saw it. */
  isSeen: boolean
}

const SHOWN = 20

export type MovedDateStore = ReturnType<typeof createMovedDateStore>

/** Dates that changed rules moved, sealed: only the student may know which rules concern them. */
export function createMovedDateStore(db: Database, sealer: Sealer) {
  const table = immigrationMovedDates
  return {
    /** Inserts moved dates, each once however often it is found. @returns those that are new */
    async insertNew(moves: readonly MovedDate[]): Promise<MovedDate[]> {
      if (moves.length === 0) return []
      const rows = await Promise.all(
        moves.map(async ({ id, studentId, changeId, toldAt, isSeen, ...words }) => {
          const sealed = await sealer.seal(words)
          return { id, studentId, changeId, toldAt, isSeen, sealed }
        }),
      )
      const inserted = await db
        .insert(table)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: table.id })
      const ids = new Set(inserted.map(({ id }) => id))
      return moves.filter(({ id }) => ids.has(id))
    },

    /** The student's moved dates, newest first. */
    async findNewest(studentId: string): Promise<MovedDate[]> {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(desc(table.toldAt), desc(table.id))
        .limit(SHOWN)
      return Promise.all(
        rows.map(async ({ sealed, ...same }) => {
          return { ...sealedPart.parse(await sealer.open(sealed)), ...same }
        }),
      )
    },

    /** How many students were notified of a change. */
    async countStudents(changeId: string): Promise<number> {
      const [row] = await db
        .select({ count: countDistinct(table.studentId) })
        .from(table)
        .where(eq(table.changeId, changeId))
      return row?.count ?? 0
    },

    /** @param until marks dates that were published by then */
    async markSeen(studentId: string, until: Date): Promise<void> {
      await db
        .update(table)
        .set({ isSeen: true })
        .where(and(eq(table.studentId, studentId), lte(table.toldAt, until)))
    },

    async removeAll(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}
