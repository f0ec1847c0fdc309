import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
} from 'drizzle-orm'
import { scholarshipApplications as table } from '../../db/application-tables.ts'
import { applicationOfRow } from '../application/application.row.ts'
import type { ApplicationState } from '../application/application-state.ts'
import type { Application } from '../application/application.ts'

/** The place of an application in its owner's list. */
export type SubmittedPosition = { submittedAt: Date; id: string }

export type SubmittedQuery = {
  organizationIds: readonly string[]
  /** Null: to any scholarship. */
  scholarshipId: string | null
  states: readonly ApplicationState[] | null
}

export type SubmittedApplicationStore = ReturnType<typeof createSubmittedApplicationStore>

const lastSubmitted = keyset({ submittedAt: table.submittedAt, id: table.id }, 'desc')

const ofOwners = (organizationIds: readonly string[]) =>
  and(
    inArray(table.ownerId, [...organizationIds]),
    isNotNull(table.submittedAt),
    ne(table.state, 'draft'),
  )
const matches = ({ organizationIds, scholarshipId, states }: SubmittedQuery) =>
  and(
    ofOwners(organizationIds),
    scholarshipId === null
      ? undefined
      : or(
          eq(table.scholarshipId, scholarshipId),
          arrayContains(table.movedFrom, [scholarshipId]),
        ),
    states ? inArray(table.state, [...states]) : undefined,
  )

/** Applications as the organizations see them that they were submitted to; they see no drafts. */
export function createSubmittedApplicationStore(db: Database) {
  return {
    async find(
      organizationIds: readonly string[],
      id: string,
    ): Promise<Application | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(ofOwners(organizationIds), eq(table.id, id)))
      return row ? applicationOfRow(row) : null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(
      organizationIds: readonly string[],
      id: string,
    ): Promise<Application | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(ofOwners(organizationIds), eq(table.id, id)))
        .for('update')
      return row ? applicationOfRow(row) : null
    },

    async update(
      { id, state, version, decisionPromisedOn, updatedAt }: Application,
      reviewedBy: string,
    ): Promise<void> {
      const review = { reviewedBy, reviewedAt: updatedAt }
      await db
        .update(table)
        .set({ state, version, decisionPromisedOn, updatedAt, ...review })
        .where(eq(table.id, id))
    },

    /** One page, the last submitted first; asks for `limit` rows after the position. */
    async page(
      query: SubmittedQuery & { after: SubmittedPosition | null; limit: number },
    ): Promise<Application[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(matches(query), lastSubmitted.behind(query.after)))
        .orderBy(...lastSubmitted.orderBy)
        .limit(query.limit)
      return rows.map(applicationOfRow)
    },

    /** One owner's applications, ordered by id, so that pages do not shift when an application is submitted again. */
    async pageById(
      organizationId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<Application[]> {
      const rows = await db
        .select()
        .from(table)
        .where(
          and(ofOwners([organizationId]), after === null ? undefined : gt(table.id, after)),
        )
        .orderBy(asc(table.id))
        .limit(limit)
      return rows.map(applicationOfRow)
    },

    async countOf(query: SubmittedQuery): Promise<number> {
      return db.$count(table, matches(query))
    },

    /** The same of several scholarships at once; one without applications is absent. */
    async countByScholarship(
      organizationIds: readonly string[],
      scholarshipIds: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      const wanted = [...scholarshipIds]
      const rows = await db
        .select({ now: table.scholarshipId, before: table.movedFrom, count: count() })
        .from(table)
        .where(
          and(
            ofOwners(organizationIds),
            or(
              inArray(table.scholarshipId, wanted),
              arrayOverlaps(table.movedFrom, wanted),
            ),
          ),
        )
        .groupBy(table.scholarshipId, table.movedFrom)
      const counts = new Map<string, number>()
      for (const row of rows)
        for (const id of new Set([row.now, ...row.before]))
          counts.set(id, (counts.get(id) ?? 0) + row.count)
      return counts
    },
  }
}
