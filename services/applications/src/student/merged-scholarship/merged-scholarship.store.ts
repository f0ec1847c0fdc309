import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { mergedScholarships as m, movedSaves } from '../../db/merge-tables.ts'
import { reminderPlans } from '../../db/reminder-tables.ts'
import { savedScholarships as s } from '../../db/tables.ts'
import type { SavedKey, SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'

/** One saved row that moved with a merge. */
export type MovedSave = {
  mergedId: string
  savedId: string
  intoId: string
  studentId: string
  /** The row as it was, if the student had saved the other award too. */
  folded: FoldedSave | null
}

/** A row put aside, with the row that stayed as it was before, and whether that one took over the reminder plan. */
export type FoldedSave = SavedScholarship & {
  /** Absent for merges from before this was stored. */
  was?: SavedScholarship
  isPlanLent?: boolean
}

export type MergedScholarshipStore = ReturnType<typeof createMergedScholarshipStore>

export function createMergedScholarshipStore(db: Database) {
  return {
    /** Stores a merge; returns false for an older version, which changes nothing. */
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
    /** The scholarship that this one was merged into; null if it is not merged. */
    async intoOf(scholarshipId: string): Promise<string | null> {
      const [row] = await db.select().from(m).where(eq(m.scholarshipId, scholarshipId))
      return row?.intoId ?? null
    },
    /** This scholarship and all that are merged with it now, directly or through others. */
    async sameAward(scholarshipId: string): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        with recursive up as (
          select ${scholarshipId}::uuid as id
          union select ${m.intoId} from up join ${m} on ${m.scholarshipId} = up.id
          where ${m.intoId} is not null
        ), same as (
          select id from up
          union select ${m.scholarshipId} from same join ${m} on ${m.intoId} = same.id
        )
        select id from same`)
      return rows.map(({ id }) => id)
    },
    /** The next saved rows of a scholarship, locked until the transaction ends, in a fixed order. */
    async lockSavedOf(scholarshipId: string, limit: number): Promise<SavedScholarship[]> {
      return db
        .select()
        .from(s)
        .where(eq(s.scholarshipId, scholarshipId))
        .orderBy(asc(s.studentId))
        .limit(limit)
        .for('update')
    },
    /** Moves a saved row and its reminder plan to another scholarship. */
    async move(saved: SavedScholarship, from: string): Promise<void> {
      const { id, studentId, scholarshipId, version, updatedAt } = saved
      await db.update(s).set({ scholarshipId, version, updatedAt }).where(eq(s.id, id))
      const isPlan = isPlanOf({ studentId, scholarshipId: from })
      const [plan] = await db.delete(reminderPlans).where(isPlan).returning()
      if (plan === undefined) return
      await db
        .insert(reminderPlans)
        .values({ ...plan, scholarshipId })
        .onConflictDoNothing()
    },
    /** Copies this award's reminder plan to another award, unless that has one; returns whether it did. */
    async lendPlan({ studentId, scholarshipId }: SavedKey, toId: string): Promise<boolean> {
      const [plan] = await db
        .select()
        .from(reminderPlans)
        .where(isPlanOf({ studentId, scholarshipId }))
      if (plan === undefined) return false
      const rows = await db
        .insert(reminderPlans)
        .values({ ...plan, scholarshipId: toId })
        .onConflictDoNothing()
        .returning({ id: reminderPlans.scholarshipId })
      return rows.length === 1
    },
    /** Moves a lent reminder plan back, with what the student has changed since. */
    async takePlanBack({ studentId, scholarshipId }: SavedKey, fromId: string) {
      const lent = isPlanOf({ studentId, scholarshipId: fromId })
      const [plan] = await db.delete(reminderPlans).where(lent).returning()
      if (plan === undefined) return
      const { isOn, daysBefore, customMessage, tellsNext } = plan
      await db
        .update(reminderPlans)
        .set({ isOn, daysBefore, customMessage, tellsNext })
        .where(isPlanOf({ studentId, scholarshipId }))
    },
    async remember(moved: MovedSave): Promise<void> {
      await db.insert(movedSaves).values(moved).onConflictDoNothing()
    },
    /** Removes and returns the next records of moves, in the order of students. */
    async takeMoved(mergedId: string, limit: number): Promise<MovedSave[]> {
      const next = db
        .select({ savedId: movedSaves.savedId })
        .from(movedSaves)
        .where(eq(movedSaves.mergedId, mergedId))
        .orderBy(asc(movedSaves.studentId))
        .limit(limit)
      const rows = await db
        .delete(movedSaves)
        .where(and(eq(movedSaves.mergedId, mergedId), inArray(movedSaves.savedId, next)))
        .returning()
      return rows.map((row) => ({ ...row, folded: foldedOfJson(row.folded) }))
    },
  }
}

function foldedOfJson(json: unknown): FoldedSave | null {
  if (json == null) return null
  const row = json as FoldedSave
  return { ...withInstants(row), ...(row.was && { was: withInstants(row.was) }) }
}

function withInstants<Row extends SavedScholarship>(row: Row): Row {
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) }
}

function isPlanOf({ studentId, scholarshipId }: SavedKey) {
  return and(
    eq(reminderPlans.studentId, studentId),
    eq(reminderPlans.scholarshipId, scholarshipId),
  )
}
