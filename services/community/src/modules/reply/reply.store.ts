import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { replies } from '../../db/post-tables.ts'
import type { Reply, ReplyPosition } from './reply.ts'

const { search: _search, ...columns } = getTableColumns(replies)

export type ReplyStore = ReturnType<typeof createReplyStore>

export function createReplyStore(db: Database) {
  const table = replies
  const order = keyset({ createdAt: table.createdAt, id: table.id }, 'asc')

  return {
    async insert(reply: Reply): Promise<void> {
      await db.insert(table).values(reply)
    },

    async find(id: string): Promise<Reply | null> {
      const [row] = await db.select(columns).from(table).where(eq(table.id, id))
      return row ?? null
    },

    async findToChange(id: string): Promise<Reply | null> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      return row ?? null
    },

    async setContent(reply: Reply, content: string, now: Date): Promise<Reply> {
      const changes = { content, editedAt: now, changedAt: now }
      await db.update(table).set(changes).where(eq(table.id, reply.id))
      return { ...reply, ...changes }
    },

    /** One page of top-level replies, oldest first. */
    async page(query: {
      postId: string
      after: ReplyPosition | null
      limit: number
    }): Promise<Reply[]> {
      return db
        .select(columns)
        .from(table)
        .where(
          and(
            eq(table.postId, query.postId),
            isNull(table.parentId),
            order.behind(query.after),
          ),
        )
        .orderBy(...order.orderBy)
        .limit(query.limit)
    },

    async countTop(postId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(and(eq(table.postId, postId), isNull(table.parentId)))
      return row?.total ?? 0
    },

    async countAnswers(parentId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(eq(table.parentId, parentId))
      return row?.total ?? 0
    },

    /** All answers to these replies, oldest first. */
    async answersTo(parentIds: readonly string[]): Promise<Reply[]> {
      return db
        .select(columns)
        .from(table)
        .where(inArray(table.parentId, [...parentIds]))
        .orderBy(...order.orderBy)
    },

    /** The replies of a thread whose text, state or votes changed last. */
    async changedLast(postId: string, limit: number): Promise<Reply[]> {
      return db
        .select(columns)
        .from(table)
        .where(eq(table.postId, postId))
        .orderBy(desc(table.changedAt))
        .limit(limit)
    },
  }
}
