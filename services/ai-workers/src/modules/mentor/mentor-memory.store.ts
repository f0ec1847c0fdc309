import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { mentorMemories } from '../../db/mentor-tables.ts'
import { type MentorMemory, NO_MEMORY } from './mentor-memory.ts'

const notesSchema = z.array(z.string())

export type MentorMemoryStore = ReturnType<typeof createMentorMemoryStore>

/** What mentors remember about students; the notes are sealed. */
export function createMentorMemoryStore(db: Database) {
  return {
    /** A memory without notes if the student has none, or if they were sealed with another key. */
    async find(studentId: string, { open }: Sealer): Promise<MentorMemory> {
      const [row] = await db
        .select()
        .from(mentorMemories)
        .where(eq(mentorMemories.studentId, studentId))
      if (row === undefined) return NO_MEMORY
      const { isOn, sealedNotes, savedAt } = row
      const notes = notesSchema.safeParse(await open(sealedNotes).catch(() => null))
      return { isOn, notes: notes.data ?? [], savedAt }
    },

    /** Replaces the known memory; returns false when the student has saved another one since. */
    async replace(
      studentId: string,
      known: MentorMemory,
      { isOn, notes, savedAt }: MentorMemory & { savedAt: Date },
      { seal }: Sealer,
    ): Promise<boolean> {
      const row = { isOn, sealedNotes: await seal(notes), savedAt }
      const table = mentorMemories
      const replaced =
        known.savedAt === null
          ? db
              .insert(table)
              .values({ studentId, ...row })
              .onConflictDoNothing()
          : db
              .update(table)
              .set(row)
              .where(and(eq(table.studentId, studentId), eq(table.savedAt, known.savedAt)))
      return (await replaced.returning()).length > 0
    },

    async save(
      studentId: string,
      { isOn, notes, savedAt }: MentorMemory & { savedAt: Date },
      { seal }: Sealer,
    ): Promise<void> {
      const row = { isOn, sealedNotes: await seal(notes), savedAt }
      await db
        .insert(mentorMemories)
        .values({ studentId, ...row })
        .onConflictDoUpdate({ target: mentorMemories.studentId, set: row })
    },
  }
}
