import type { Database } from '@landfall/kit/database/postgres'
import { and, count, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { blocks } from '../../db/member-tables.ts'
import { appeals, reports } from '../../db/moderation-tables.ts'
import { follows, views, votes } from '../../db/post-tables.ts'
import type { ActivityKind, ActivityPosition, OwnActivity } from './own-activity.ts'

export type OwnActivityStore = ReturnType<typeof createOwnActivityStore>

/** One person's votes, follows, blocks and so on, in one order. */
export function createOwnActivityStore(db: Database) {
  return {
    /** Ordered by kind and target. @param after the last one of the page before */
    page(
      userId: string,
      { after, limit }: { after: ActivityPosition | null; limit: number },
    ): Promise<OwnActivity[]> {
      const own = activityOf(db, userId)
      const behind = after
        ? sql`(${own.kind}, ${own.targetId}) > (${after.kind}, ${after.targetId}::uuid)`
        : undefined
      return db
        .select()
        .from(own)
        .where(behind)
        .orderBy(own.kind, own.targetId)
        .limit(limit)
    },

    async count(userId: string): Promise<number> {
      const [row] = await db.select({ all: count() }).from(activityOf(db, userId))
      return row?.all ?? 0
    },
  }
}

function activityOf(db: Database, userId: string) {
  const votesOf = (kind: 'vote' | 'downvote') =>
    db
      .select(activity(kind, votes.entryId, { createdAt: votes.createdAt }))
      .from(votes)
      .where(and(eq(votes.userId, userId), eq(votes.isDown, kind === 'downvote')))
  const ofBlocks = db
    .select(activity('block', blocks.blockedId, { createdAt: blocks.createdAt }))
    .from(blocks)
    .where(eq(blocks.userId, userId))
  const ofFollows = db
    .select(activity('follow', follows.postId, { level: follows.level }))
    .from(follows)
    .where(eq(follows.userId, userId))
  const ofViews = db
    .select(activity('view', views.postId, {}))
    .from(views)
    .where(eq(views.userId, userId))
  const { createdAt, reason, note } = reports
  const ofReports = db
    .select(activity('report', reports.entryId, { createdAt, reason, text: note }))
    .from(reports)
    .where(eq(reports.reporterId, userId))
  const { text, isGranted, answer } = appeals
  const ofAppeals = db
    .select(
      activity('appeal', appeals.actionId, {
        createdAt: appeals.createdAt,
        text,
        isGranted,
        answer,
      }),
    )
    .from(appeals)
    .where(eq(appeals.userId, userId))
  return unionAll(
    votesOf('vote'),
    votesOf('downvote'),
    ofBlocks,
    ofFollows,
    ofViews,
    ofReports,
    ofAppeals,
  ).as('activity')
}

type Told = Omit<OwnActivity, 'kind' | 'targetId'>

/** The columns of one kind; those that it lacks are null. */
function activity(
  kind: ActivityKind,
  targetId: SQLWrapper,
  told: Partial<Record<keyof Told, SQLWrapper>>,
) {
  const column = <Key extends keyof Told>(key: Key, type: string) =>
    sql<Told[Key]>`${told[key] ?? sql.raw(`null::${type}`)}`
  return {
    kind: sql<ActivityKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
    targetId: sql<string>`${targetId}`.as('target_id'),
    createdAt: column('createdAt', 'timestamptz').mapWith(votes.createdAt).as('created_at'),
    level: column('level', 'text').as('level'),
    reason: column('reason', 'text').as('reason'),
    text: column('text', 'text').as('text'),
    isGranted: column('isGranted', 'boolean').as('is_granted'),
    answer: column('answer', 'text').as('answer'),
  }
}
