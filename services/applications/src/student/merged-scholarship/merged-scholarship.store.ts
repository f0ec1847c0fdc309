import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, lt } from 'drizzle-orm'
import { mergedScholarships as m, movedSaves } from '../../db/merge-tables.ts'
import { reminderPlans } from '../../db/reminder-tables.ts'
import { savedScholarships as s } from '../../db/tables.ts'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'

/** One saved row that went with a merge. */
export type MovedSave = {
  mergedId: string
  savedId: string
  intoId: string
  studentId: string
  /** As it was, when the student had saved the other award too. */
  folded: SavedScholarship | null
}

export type MergedScholarshipStore = ReturnType<typeof createMergedScholarshipStore>

export function createMergedScholarshipStore(db: Database) {
  return {
    /** Whether this is news: an older telling changes nothing. */
    async keepNewest(
      scholarshipId: string,
      intoId: string | null,
      version: number,
    ): Promise<boolean> {
      const rows = await db
        .insert(m)
        .values({ scholarshipId, intoId, version })
        .onConflictDoUpdate({
          target: m.scholarshipId,
          set: { intoId, version },
          setWhere: lt(m.version, version),
        })
        .returning({ id: m.scholarshipId })
      return rows.length === 1
    },
    /** Everybody's saved rows of a scholarship, held until the transaction ends. */
    async lockSavedOf(scholarshipId: string): Promise<SavedScholarship[]> {
      return db
        .select()
        .from(s)
        .where(eq(s.scholarshipId, scholarshipId))
        .orderBy(asc(s.id))
        .for('update')
    },
    /** Points a saved row, and how its student wants to be reminded, at another scholarship. */
    async move(saved: SavedScholarship, from: string): Promise<void> {
      const { id, studentId, scholarshipId, version, updatedAt } = saved
      await db.update(s).set({ scholarshipId, version, updatedAt }).where(eq(s.id, id))
      const isPlan = and(
        eq(reminderPlans.studentId, studentId),
        eq(reminderPlans.scholarshipId, from),
      )
      const [plan] = await db.delete(reminderPlans).where(isPlan).returning()
      if (plan === undefined) return
      await db
        .insert(reminderPlans)
        .values({ ...plan, scholarshipId })
        .onConflictDoNothing()
    },
    async remember(moved: MovedSave): Promise<void> {
      await db.insert(movedSaves).values(moved).onConflictDoNothing()
    },
    async takeMoved(mergedId: string): Promise<MovedSave[]> {
      const rows = await db
        .delete(movedSaves)
        .where(eq(movedSaves.mergedId, mergedId))
        .returning()
      return rows.map((row) => ({ ...row, folded: savedOfJson(row.folded) }))
    },
  }
}

function savedOfJson(json: unknown): SavedScholarship | null {
  if (json == null) return null
  const row = json as SavedScholarship
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) }
}
