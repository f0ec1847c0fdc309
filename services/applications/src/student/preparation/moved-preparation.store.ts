import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  applicationChecklists as lists,
  applicationPrepTasks as tasks,
  movedPreparations as moved,
} from '../../db/preparation-tables.ts'
import type { ChecklistItem, PrepChecklist } from './prep-checklist.ts'
import type { PrepTask } from './prep-task.ts'

/** One task or checklist that went with a merge of the catalogue. */
export type MovedPreparation = {
  mergedId: string
  recordId: string
  studentId: string
} & (
  | { kind: 'task'; folded: FoldedTask | null }
  /** `folded`: as it was, when the student had the same for the other award too. */
  | { kind: 'checklist'; folded: FoldedChecklist | null }
)

/** With how its twin stood, where that became completed as it was. */
export type FoldedTask = PrepTask & {
  twinStatus?: PrepTask['status']
  twinRemindAt?: Date | null
}

/** With the lines of the one that stayed, as they were. Absent where the merge was followed before these were kept. */
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

    /** Points records at another award. */
    async point(kind: MovedPreparation['kind'], ids: readonly string[], toId: string) {
      if (ids.length === 0) return
      const table = kind === 'task' ? tasks : lists
      await db
        .update(table)
        .set({ scholarshipId: toId })
        .where(inArray(table.id, [...ids]))
    },

    /** Takes rows away that are remembered whole. */
    async putAside(kind: MovedPreparation['kind'], ids: readonly string[]) {
      if (ids.length === 0) return
      const table = kind === 'task' ? tasks : lists
      await db.delete(table).where(inArray(table.id, [...ids]))
    },

    /** The students of whom something moved, some of them, in the order of their ids. */
    async findStudents(mergedId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ studentId: moved.studentId })
        .from(moved)
        .where(eq(moved.mergedId, mergedId))
        .orderBy(asc(moved.studentId))
        .limit(limit)
      return rows.map(({ studentId }) => studentId)
    },

    /** What moved of one student; it is forgotten. */
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

/** A row as JSON has it, with its instants. */
function withDates(json: unknown): unknown {
  if (json === null) return null
  const entries = Object.entries(json as object).map(([name, value]) => [
    name,
    DATES.includes(name) && typeof value === 'string' ? new Date(value) : value,
  ])
  return Object.fromEntries(entries)
}
