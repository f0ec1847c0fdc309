import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, eq, ne, sql } from 'drizzle-orm'
import { mentorConnections, mentorFigures } from '../../db/mentor-tables.ts'
import type { MentorFigures } from './mentor.ts'

export type MentorStore = ReturnType<typeof createMentorStore>

/** Which AI mentor each student has chosen, and the mentors' figures. */
export function createMentorStore(db: Database) {
  const connections = mentorConnections
  return {
    /** Figures by the mentor's id; a mentor without figures is missing. */
    async figures(): Promise<Map<string, MentorFigures>> {
      const rows = await db.select().from(mentorFigures)
      return new Map(rows.map(({ mentorId, ...figures }) => [mentorId, figures]))
    },

    /** The id of the student's current mentor; null before the first choice. */
    async currentOf(studentId: string): Promise<string | null> {
      const [row] = await db
        .select({ mentorId: connections.mentorId })
        .from(connections)
        .where(and(eq(connections.studentId, studentId), connections.isCurrent))
      return row?.mentorId ?? null
    },

    /** Makes the mentor the current one; each student is counted once. */
    async connect(studentId: string, mentorId: string, now: Date): Promise<void> {
      // Serializes two simultaneous choices of one student.
      await holdName(db, `mentor ${studentId}`)
      await db
        .update(connections)
        .set({ isCurrent: false })
        .where(
          and(eq(connections.studentId, studentId), ne(connections.mentorId, mentorId)),
        )
      const added = await db
        .insert(connections)
        .values({ studentId, mentorId, isCurrent: true, connectedAt: now })
        .onConflictDoNothing()
        .returning({ mentorId: connections.mentorId })
      if (added.length > 0) return addTo(mentorId, { timesSelected: 1 })
      await db
        .update(connections)
        .set({ isCurrent: true, connectedAt: now })
        .where(
          and(eq(connections.studentId, studentId), eq(connections.mentorId, mentorId)),
        )
    },

    /** Counts marks for an answer; negative figures withdraw some. */
    addMarks: (mentorId: string, more: Pick<MentorFigures, 'marks' | 'yesMarks'>) =>
      addTo(mentorId, more),
  }

  async function addTo(mentorId: string, more: Partial<MentorFigures>): Promise<void> {
    const { timesSelected = 0, marks = 0, yesMarks = 0 } = more
    await db
      .insert(mentorFigures)
      .values({ mentorId, timesSelected, marks, yesMarks })
      .onConflictDoUpdate({
        target: mentorFigures.mentorId,
        set: {
          timesSelected: sql`${mentorFigures.timesSelected} + ${timesSelected}`,
          marks: sql`${mentorFigures.marks} + ${marks}`,
          yesMarks: sql`${mentorFigures.yesMarks} + ${yesMarks}`,
        },
      })
  }
}
