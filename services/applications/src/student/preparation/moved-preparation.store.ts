import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  applicationChecklists as lists,
  applicationPrepTasks as tasks,
  movedPreparations as moved,
} from '../../db/preparation-tables.ts'
import type { ChecklistItem, PrepChecklist } from './prep-checklist.ts'
import type { PrepTask } from './prep-task.ts'

/** One task or checklist that moved with a merge in catalog. */
export type MovedPreparation = {
  mergedId: string
  recordId: string
  studentId: string
} & (
  | { kind: 'task'; folded: FoldedTask | null }
  /** `folded`: the row as it was, if the student had the same for the other award too. */
  | { kind: 'checklist'; folded: FoldedChecklist | null }
)

/** A task put aside, with its twin's earlier status if the merge completed the twin. */
export type FoldedTask = PrepTask & {
  twinStatus?: PrepTask['status']
  twinRemindAt?: Date | null
}

/**
 * A checklist put aside, with the earlier lines of the one that stayed; absent for merges from before these were
 * stored.
 */
export type FoldedChecklist = PrepChecklist & { twinLines?: ChecklistItem[] }

export type MovedPreparationStore = ReturnType<typeof createMovedPreparationStore>

export function createMovedPreparationStore(db: Database) {
  return {
    async remember(records: readonly MovedPreparation[]): Promise<void> {
      if (records.length === 0) return
      await db
        .insert(moved)
        .values([...records])
        .onConflictDoNothing()
    },

    /** Moves records to another award. */
    async point(kind: MovedPreparation['kind'], ids: readonly string[], toId: string) {
      if (ids.length === 0) return
      const table = kind === 'task' ? tasks : lists
      await db
        .update(table)
        .set({ scholarshipId: toId })
        .where(inArray(table.id, [...ids]))
    },

    /** Deletes rows that were stored whole in the record of the move. */
    async putAside(kind: MovedPreparation['kind'], ids: readonly string[]) {
      if (ids.length === 0) return
      const table = kind === 'task' ? tasks : lists
      await db.delete(table).where(inArray(table.id, [...ids]))
    },

    /** The next students with moved records, in the order of their ids. */
    async findStudents(mergedId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ studentId: moved.studentId })
        .from(moved)
        .where(eq(moved.mergedId, mergedId))
        .orderBy(asc(moved.studentId))
        .limit(limit)
      return rows.map(({ studentId }) => studentId)
    },

    /** Removes and returns the records of one student's moves. */
    async take(mergedId: string, studentId: string): Promise<MovedPreparation[]> {
      const rows = await db
        .delete(moved)
        .where(and(eq(moved.mergedId, mergedId), eq(moved.studentId, studentId)))
        .returning()
      return rows.map(
        (row) => ({ ...row, folded: withDates(row.folded) }) as MovedPreparation,
      )
    },
  }
}

const DATES = [
  'completedAt',
  'remindAt',
  'twinRemindAt',
  'createdAt',
  'updatedAt',
  'lastUpdated',
]

/** A row from JSON, with its instants restored. */
function withDates(json: unknown): unknown {
  if (json === null) return null
  const entries = Object.entries(json as object).map(([name, value]) => [
    name,
    DATES.includes(name) && typeof value === 'string' ? new Date(value) : value,
  ])
  return Object.fromEntries(entries)
}
