import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { actions, appeals } from '../../db/moderation-tables.ts'
import type { Appeal, Before, ModerationAction } from './moderation.ts'

export type ActionPosition = { createdAt: Date; id: string }

export type ActionStore = ReturnType<typeof createActionStore>

/** Moderators' actions, and the appeals against them. */
export function createActionStore(db: Database) {
  const newest = keyset({ createdAt: actions.createdAt, id: actions.id }, 'desc')
  const first = keyset({ createdAt: actions.createdAt, id: actions.id }, 'asc')
  const oldest = keyset({ createdAt: appeals.createdAt, id: appeals.id }, 'asc')
  const waiting = isNull(appeals.isGranted)

  return {
    async insert(action: ModerationAction): Promise<void> {
      await db.insert(actions).values(action)
    },

    /** Locks the row until the commit. */
    async findToChange(id: string): Promise<ModerationAction | null> {
      const [row] = await db.select().from(actions).where(eq(actions.id, id)).for('update')
      return row ?? null
    },

    async findAll(ids: readonly string[]): Promise<ModerationAction[]> {
      return db
        .select()
        .from(actions)
        .where(inArray(actions.id, [...ids]))
    },

    /** Later actions of the same sort on the same entry that have not been undone, oldest first. */
    async laterOf({
      id,
      entryId,
      targetId,
      createdAt,
      before,
    }: ModerationAction): Promise<ModerationAction[]> {
      if (entryId === null) return []
      const ofSameThing = sql`${actions.before}->>'kind' = ${before.kind}`
      const stands = and(about(targetId), eq(actions.entryId, entryId), ofSameThing)
      return db
        .select()
        .from(actions)
        .where(and(stands, isNull(actions.undoneAt), first.behind({ createdAt, id })))
        .orderBy(...first.orderBy)
    },

    /** Every action that hid or showed the entry of this one, including undone ones, oldest first. */
    async ofState({
      entryId,
      targetId,
    }: ModerationAction): Promise<Pick<ModerationAction, 'kind' | 'undoneAt'>[]> {
      if (entryId === null) return []
      return db
        .select({ kind: actions.kind, undoneAt: actions.undoneAt })
        .from(actions)
        .where(and(about(targetId), eq(actions.entryId, entryId), ne(actions.kind, 'mark')))
        .orderBy(...first.orderBy)
    },

    /** Returns false if it had been undone before. */
    async setUndone(id: string, undoneAt: Date): Promise<boolean> {
      const rows = await db
        .update(actions)
        .set({ undoneAt })
        .where(and(eq(actions.id, id), isNull(actions.undoneAt)))
        .returning({ id: actions.id })
      return rows.length > 0
    },

    async setBefore(id: string, before: Before): Promise<void> {
      await db.update(actions).set({ before }).where(eq(actions.id, id))
    },

    /** The end of somebody's newest silence that has not been undone. */
    async silenceOf(targetId: string): Promise<Date | null> {
      const [row] = await db
        .select({ until: actions.until })
        .from(actions)
        .where(and(about(targetId), eq(actions.kind, 'silence'), isNull(actions.undoneAt)))
        .orderBy(...newest.orderBy)
        .limit(1)
      return row?.until ?? null
    },

    /** Newest first. @param query.targetId null: about everybody */
    async page(query: {
      targetId: string | null
      after: ActionPosition | null
      limit: number
    }): Promise<ModerationAction[]> {
      return db
        .select()
        .from(actions)
        .where(and(about(query.targetId), newest.behind(query.after)))
        .orderBy(...newest.orderBy)
        .limit(query.limit)
    },

    async count(targetId: string | null): Promise<number> {
      const [row] = await db.select({ total: count() }).from(actions).where(about(targetId))
      return row?.total ?? 0
    },

    /** Returns false if there is one already. */
    async addAppeal(appeal: Appeal): Promise<boolean> {
      const rows = await db
        .insert(appeals)
        .values(appeal)
        .onConflictDoNothing()
        .returning({ id: appeals.id })
      return rows.length > 0
    },

    async findAppealToDecide(id: string): Promise<Appeal | null> {
      const [row] = await db.select().from(appeals).where(eq(appeals.id, id)).for('update')
      return row ?? null
    },

    async decideAppeal(
      id: string,
      decided: { isGranted: boolean; answer: string; decidedAt: Date },
    ): Promise<void> {
      await db.update(appeals).set(decided).where(eq(appeals.id, id))
    },

    async appealsOf(actionIds: readonly string[]): Promise<Appeal[]> {
      return db
        .select()
        .from(appeals)
        .where(inArray(appeals.actionId, [...actionIds]))
    },

    /** Appeals that wait for an answer, oldest first. */
    async waitingAppeals(query: {
      after: ActionPosition | null
      limit: number
    }): Promise<Appeal[]> {
      return db
        .select()
        .from(appeals)
        .where(and(waiting, oldest.behind(query.after)))
        .orderBy(...oldest.orderBy)
        .limit(query.limit)
    },

    async countWaitingAppeals(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(appeals).where(waiting)
      return row?.total ?? 0
    },
  }
}

function about(targetId: string | null) {
  return targetId === null ? undefined : eq(actions.targetId, targetId)
}
