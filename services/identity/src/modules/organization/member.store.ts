import type { Database } from '@landfall/kit/database/postgres'
import type { Membership } from '@landfall/kit/identity/viewer'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { accountErasures } from '../../db/erasure-table.ts'
import { organizationMembers, organizations } from '../../db/organization-tables.ts'
import { users } from '../../db/tables.ts'
import type { Account } from '../account/account.ts'
import { type Member, type MemberRole, mayFinish } from './organization.ts'

type Owner = Pick<Account, 'id' | 'email' | 'firstName' | 'isEmailVerified'>

export function createMemberStore(db: Database) {
  const table = organizationMembers
  const one = (organizationId: string, userId: string) =>
    and(eq(table.organizationId, organizationId), eq(table.userId, userId))

  return {
    /** Adds a member; an existing member keeps the role. Returns whether somebody was added. */
    async insert(organizationId: string, member: Member): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ organizationId, ...member })
        .onConflictDoNothing()
        .returning({ userId: table.userId })
      return rows.length === 1
    },

    async roleOf(organizationId: string, userId: string): Promise<MemberRole | null> {
      const [row] = await db
        .select({ role: table.role })
        .from(table)
        .where(one(organizationId, userId))
      return row?.role ?? null
    },

    async setRole(organizationId: string, userId: string, role: MemberRole): Promise<void> {
      await db.update(table).set({ role }).where(one(organizationId, userId))
    },

    async remove(organizationId: string, userId: string): Promise<void> {
      await db.delete(table).where(one(organizationId, userId))
    },

    /** Members of several organizations, longest members first. */
    async listOf(
      organizationIds: readonly string[],
    ): Promise<(Member & { organizationId: string })[]> {
      return db
        .select()
        .from(table)
        .where(inArray(table.organizationId, [...organizationIds]))
        .orderBy(asc(table.joinedAt), asc(table.userId))
    },

    /** The members of an organization who are not about to be erased, and this one. */
    async listOfStaying(organizationId: string, userId: string): Promise<Member[]> {
      const { userId: id, role, joinedAt } = table
      return db
        .select({ userId: id, role, joinedAt })
        .from(table)
        .leftJoin(accountErasures, eq(accountErasures.userId, id))
        .where(
          and(
            eq(table.organizationId, organizationId),
            or(isNull(accountErasures.userId), eq(id, userId)),
          ),
        )
    },

    /** Whom a mail about the organization goes to. */
    async ownersOf(organizationId: string): Promise<Owner[]> {
      const { id, email, firstName, isEmailVerified } = users
      return db
        .select({ id, email, firstName, isEmailVerified })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .where(and(eq(table.organizationId, organizationId), eq(table.role, 'owner')))
    },

    /** The viewer's memberships: every organization that the account acts for. */
    async membershipsOf(userId: string): Promise<Membership[]> {
      return (await this.membershipsOfMany([userId])).get(userId) ?? []
    },

    /** The same for several accounts; one that acts for none is left out. */
    async membershipsOfMany(
      userIds: readonly string[],
    ): Promise<ReadonlyMap<string, Membership[]>> {
      const rows = await db
        .select({
          userId: table.userId,
          organizationId: organizations.id,
          kind: organizations.kind,
          role: table.role,
          verification: organizations.verification,
          verifiedAt: organizations.verifiedAt,
          name: organizations.name,
        })
        .from(table)
        .innerJoin(organizations, eq(organizations.id, table.organizationId))
        .where(inArray(table.userId, [...userIds]))
        .orderBy(asc(table.joinedAt), asc(organizations.id))
      const memberships = new Map<string, Membership[]>()
      for (const { userId, verification, verifiedAt, ...rest } of rows) {
        const isVerified = verification === 'verified'
        const one = {
          ...rest,
          isVerified,
          mayFinish: mayFinish({ verification, verifiedAt }),
        }
        memberships.set(userId, [...(memberships.get(userId) ?? []), one])
      }
      return memberships
    },
  }
}
