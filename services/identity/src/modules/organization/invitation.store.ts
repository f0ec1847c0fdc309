import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { isOpenToken } from '../../db/open-token.sql.ts'
import { organizationInvitations } from '../../db/organization-tables.ts'
import type { MemberRole } from './organization.ts'

export type Invitation = {
  id: string
  organizationId: string
  email: string
  role: MemberRole
  /** Hashed. */
  token: string
  invitedBy: string
  expiresAt: Date
  createdAt: Date
}

export function createInvitationStore(db: Database) {
  const table = organizationInvitations
  const isOpenOf = (organizationId: string, now: Date) =>
    and(
      eq(table.organizationId, organizationId),
      eq(table.used, false),
      gt(table.expiresAt, now),
    )
  return {
    /** The newest invitation of an address is the only one that counts. */
    async insert(invitation: Invitation): Promise<void> {
      await db
        .update(table)
        .set({ used: true })
        .where(
          and(
            eq(table.organizationId, invitation.organizationId),
            eq(sql`lower(${table.email})`, invitation.email.toLowerCase()),
          ),
        )
      await db.insert(table).values(invitation)
    },

    /** Those that can still be accepted, the newest first. */
    async listOpen(organizationId: string, now: Date): Promise<Invitation[]> {
      return db
        .select()
        .from(table)
        .where(isOpenOf(organizationId, now))
        .orderBy(desc(table.createdAt), desc(table.id))
    },

    /** Ends one that is open; null where there is none. */
    async cancel(
      organizationId: string,
      id: string,
      now: Date,
    ): Promise<Invitation | null> {
      const [row] = await db
        .update(table)
        .set({ used: true })
        .where(and(isOpenOf(organizationId, now), eq(table.id, id)))
        .returning()
      return row ?? null
    },

    /** Ends the invitations that somebody sent for an organization: they may not let people in anymore. */
    async endThoseOf(organizationId: string, invitedBy: string): Promise<void> {
      await db
        .update(table)
        .set({ used: true })
        .where(
          and(
            eq(table.organizationId, organizationId),
            eq(table.invitedBy, invitedBy),
            eq(table.used, false),
          ),
        )
    },

    /** What an unused token invites to, without using it up. */
    async findOpen(token: string, now: Date): Promise<Invitation | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(isOpenToken(table, token, now))
      return row ?? null
    },

    /** Uses a token up; of two who try at once, one gets it. */
    async use(token: string, now: Date): Promise<Invitation | null> {
      const [row] = await db
        .update(table)
        .set({ used: true })
        .where(isOpenToken(table, token, now))
        .returning()
      return row ?? null
    },
  }
}
