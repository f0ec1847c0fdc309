import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { essayMentors as table, essayRequests } from '../../db/essay-request-tables.ts'
import { OPEN_STATUSES } from './essay-request.ts'

export type EssayMentor = typeof table.$inferSelect
export type OfferedMentor = { mentorId: string; freePlaces: number }

export type EssayMentorStore = ReturnType<typeof createEssayMentorStore>

/** How many mentors are offered at a time; a student who wants more comes back another day. */
const MAX_OFFERED = 50

/** How many of a mentor's places are taken. */
const taken = sql<number>`(select count(*)::int from ${essayRequests}
  where ${essayRequests.mentorId} = ${table.mentorId} and ${inArray(essayRequests.status, [...OPEN_STATUSES])})`

/** Read copy of the mentors who take essays. */
export function createEssayMentorStore(db: Database) {
  /** Keeps the newest event of each kind. @returns whether this one is newer */
  const keep = async (
    mentorId: string,
    change: Partial<EssayMentor>,
    version: {
      column: 'placesVersion' | 'statusVersion' | 'suspensionVersion'
      is: number
    },
  ): Promise<boolean> => {
    const set = { ...change, [version.column]: version.is }
    const rows = await db
      .insert(table)
      .values({ mentorId, ...set })
      .onConflictDoUpdate({
        target: table.mentorId,
        set,
        setWhere: lt(table[version.column], version.is),
      })
      .returning({ mentorId: table.mentorId })
    return rows.length > 0
  }
  return {
    keepPlaces: (mentorId: string, places: number, is: number): Promise<boolean> =>
      keep(mentorId, { places }, { column: 'placesVersion', is }),
    keepStatus: (mentorId: string, isMentor: boolean, is: number): Promise<boolean> =>
      keep(mentorId, { isMentor }, { column: 'statusVersion', is }),
    keepSuspension: (userId: string, isSuspended: boolean, is: number): Promise<boolean> =>
      keep(userId, { isSuspended }, { column: 'suspensionVersion', is }),

    async remove(mentorId: string): Promise<void> {
      await db.delete(table).where(eq(table.mentorId, mentorId))
    },

    /** Whether an admin took the role from this person; false while no event has said so. */
    async isFormer(mentorId: string): Promise<boolean> {
      const [row] = await db
        .select({ isMentor: table.isMentor })
        .from(table)
        .where(eq(table.mentorId, mentorId))
      return row?.isMentor === false
    },

    /** A mentor's free places, locked until the transaction ends; 0 for a person who takes no essays. */
    async lockFreePlaces(mentorId: string): Promise<number> {
      const [mentor] = await db
        .select()
        .from(table)
        .where(eq(table.mentorId, mentorId))
        .for('update')
      if (!mentor || !mentor.isMentor || mentor.isSuspended) return 0
      // Counted after the lock, so that it includes requests made while this one waited.
      const open = await db.$count(
        essayRequests,
        and(
          eq(essayRequests.mentorId, mentorId),
          inArray(essayRequests.status, [...OPEN_STATUSES]),
        ),
      )
      return Math.max(0, mentor.places - open)
    },

    /** Mentors with room, the one with most room first, without the student who asks. */
    async offered(exceptId: string): Promise<OfferedMentor[]> {
      const freePlaces = sql<number>`${table.places} - ${taken}`
      return db
        .select({ mentorId: table.mentorId, freePlaces })
        .from(table)
        .where(
          and(
            gt(table.places, 0),
            table.isMentor,
            sql`not ${table.isSuspended}`,
            ne(table.mentorId, exceptId),
            sql`${freePlaces} > 0`,
          ),
        )
        .orderBy(sql`${freePlaces} desc, ${table.mentorId}`)
        .limit(MAX_OFFERED)
    },
  }
}
