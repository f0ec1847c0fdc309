import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { deletedEssayRequests } from '../../db/essay-request-tables.ts'
import { essayReviews } from '../../db/essay-tables.ts'
import {
  applicationStates,
  mentorConnections,
  mentorMemories,
  mentorReplies,
  mentorSessions,
  preparations,
  savedAwards,
  studentZones,
} from '../../db/mentor-tables.ts'
import {
  matchTipWordings,
  providerAnswers,
  providerBudgets,
  providerCalls,
} from '../../db/provider-tables.ts'
import {
  hourlyActs,
  matchRuns,
  matchShares,
  matchWatches,
  toldMatches,
} from '../../db/tables.ts'
import { resultIdsOf } from '../essay/essay-result-id.ts'
import { matchResultId } from '../match/match-result-id.ts'
import type { PersonsDocuments } from './erasure.ts'

const ALL_OF_A_STUDENT = [
  matchRuns,
  matchWatches,
  toldMatches,
  essayReviews,
  deletedEssayRequests,
  hourlyActs,
  // This removes the replies too.
  mentorSessions,
  mentorConnections,
  mentorMemories,
  savedAwards,
  applicationStates,
  preparations,
  studentZones,
]

/** Kinds of documents that are written before their row, under an id that holds the time. */
export type SweptKind = 'texts' | 'exchanges'

const POINTERS = { texts: essayReviews.textId, exchanges: mentorReplies.documentId }

export type ErasureStore = ReturnType<typeof createErasureStore>

/** Everything of one person in the service's database. */
export function createErasureStore(db: Database) {
  return {
    /**
     * Ids of the documents that the person's rows point at, or would have pointed at: a worker may have stored a
     * result and died. Until the transaction ends no row can point at another document.
     */
    async documentsOf(userId: string): Promise<PersonsDocuments> {
      const runs = await db
        .select({ id: matchRuns.id })
        .from(matchRuns)
        .where(eq(matchRuns.studentId, userId))
        .for('update')
      const essays = await db
        .select()
        .from(essayReviews)
        .where(eq(essayReviews.studentId, userId))
        .for('update')
      const replies = await db
        .select({ documentId: mentorReplies.documentId })
        .from(mentorReplies)
        .where(eq(mentorReplies.studentId, userId))
        .for('update')
      return {
        matchResultIds: runs.map(({ id }) => matchResultId(id)),
        textIds: essays.map(({ textId }) => textId),
        resultIds: essays.flatMap(resultIdsOf),
        exchangeIds: replies.map(({ documentId }) => documentId),
      }
    },

    /** The ids, among these, of documents that no row points at. */
    async withoutRow(kind: SweptKind, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const column = POINTERS[kind]
      const rows = await db
        .select({ id: column })
        .from(column.table)
        .where(inArray(column, [...ids]))
      const known = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !known.has(id))
    },

    /** Erases the person's rows; what they spent stays counted, without their id. Idempotent. */
    async erase(userId: string, matchResultIds: readonly string[]): Promise<void> {
      const runs = db
        .select({ id: matchRuns.id })
        .from(matchRuns)
        .where(eq(matchRuns.studentId, userId))
      await db.delete(matchShares).where(inArray(matchShares.runId, runs))
      if (matchResultIds.length > 0) {
        await db
          .delete(matchTipWordings)
          .where(inArray(matchTipWordings.resultId, [...matchResultIds]))
      }
      for (const table of ALL_OF_A_STUDENT)
        await db.delete(table).where(eq(table.studentId, userId))
      await db.execute(sql`delete from student_facts where student_id = ${userId}`)
      await db.execute(sql`delete from student_answers where student_id = ${userId}`)
      await db.delete(providerAnswers).where(eq(providerAnswers.userId, userId))
      await db
        .update(providerCalls)
        .set({ userId: null })
        .where(eq(providerCalls.userId, userId))
      await db
        .delete(providerBudgets)
        .where(and(eq(providerBudgets.scope, 'user'), eq(providerBudgets.subject, userId)))
    },
  }
}
