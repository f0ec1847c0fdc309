import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { isUuid } from '@landfall/kit/core/ids'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { accountErasures } from '../../db/erasure-table.ts'
import { users } from '../../db/tables.ts'
import type { Account, AccountFilter, TakenField } from './account.ts'

export type NewAccount = Omit<
  Account,
  'pendingEmail' | 'profileImageUrl' | 'suspendedAt' | 'suspensionReason'
> & {
  passwordHash: string
}
type Changes = Partial<
  Pick<
    Account,
    | 'email'
    | 'pendingEmail'
    | 'firstName'
    | 'lastName'
    | 'profileImageUrl'
    | 'roles'
    | 'isEmailVerified'
    | 'isActive'
    | 'suspendedAt'
    | 'suspensionReason'
  > & { passwordHash: string }
>

const isActiveAdmin = and(arrayContains(users.roles, ['admin']), eq(users.isActive, true))
const byId = (id: string) => eq(users.id, id)

/** Lists are counted up to here: nobody reads longer ones to the end. */
const COUNTED_UP_TO = 10_000

function matching({ search, role, isSuspended }: AccountFilter) {
  const prefix = `${search?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    search === null ? undefined : isUuid(search) ? byId(search) : startsWith(prefix),
    role === null ? undefined : arrayContains(users.roles, [role]),
    isSuspended === null ? undefined : eq(users.isActive, !isSuspended),
  )
}

const startsWith = (pattern: string) =>
  or(
    sql`lower(${users.username}) like ${pattern}`,
    sql`lower(${users.email}) like ${pattern}`,
  )

/** Accounts. The password's hash leaves only by the method that is named after it. */
export function createAccountStore(db: Database) {
  const {
    passwordHash: _hash,
    version: _version,
    updatedAt: _at,
    mentorStatusVersion: _mentorStatus,
    ...columns
  } = getTableColumns(users)
  async function findBy(condition: ReturnType<typeof sql>): Promise<Account | null> {
    const [row] = await db.select(columns).from(users).where(condition)
    return row ?? null
  }

  const findByEmail = (email: string) =>
    findBy(sql`lower(${users.email}) = lower(${email})`)
  const findByUsername = (name: string) =>
    findBy(sql`lower(${users.username}) = lower(${name})`)

  return {
    /** Adds an account unless its name or address is taken, however it is spelled. */
    async insert(account: NewAccount): Promise<'added' | TakenField> {
      const added = await db
        .insert(users)
        .values({ ...account, updatedAt: account.createdAt })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (added.length === 0) {
        return (await findByUsername(account.username)) ? 'username' : 'email'
      }
      return 'added'
    },

    find: (id: string) => findBy(sql`${users.id} = ${id}`),
    /** As `find`, but nobody changes the account until the transaction ends. Lock it before what belongs to it. */
    async lock(id: string): Promise<Account | null> {
      const [row] = await db
        .select(columns)
        .from(users)
        .where(byId(id))
        .for('no key update')
      return row ?? null
    },
    /** Keeps the version of a mentor's status if it is newer than the stored one; returns whether it was. */
    async keepMentorStatus(id: string, version: number): Promise<boolean> {
      const rows = await db
        .update(users)
        .set({ mentorStatusVersion: version })
        .where(and(byId(id), lt(users.mentorStatusVersion, version)))
        .returning({ id: users.id })
      return rows.length === 1
    },
    findByEmail,
    findByUsername,
    /** By user name or address; a name has no @, so they can't be mistaken. */
    findByLogin: (login: string) =>
      login.includes('@') ? findByEmail(login) : findByUsername(login),

    /** The newest first, starting behind the account `after`. */
    page: (
      filter: AccountFilter,
      { limit, after }: { limit: number; after: string | null },
    ): Promise<Account[]> =>
      db
        .select(columns)
        .from(users)
        .where(
          and(
            matching(filter),
            after === null ? undefined : lt(users.id, sql`${after}::uuid`),
          ),
        )
        .orderBy(desc(users.id))
        .limit(limit),

    /** How many there are, up to 10,000. */
    async count(filter: AccountFilter): Promise<number> {
      const counted = db
        .select({ one: sql`1` })
        .from(users)
        .where(matching(filter))
        .limit(COUNTED_UP_TO)
      return db.$count(counted.as('counted'))
    },

    async findMany(ids: readonly string[]): Promise<Account[]> {
      return db
        .select(columns)
        .from(users)
        .where(inArray(users.id, [...ids]))
    },

    /** The stored hash, or null. */
    async passwordHashOf(id: string): Promise<string | null> {
      const [row] = await db
        .select({ hash: users.passwordHash })
        .from(users)
        .where(byId(id))
      return row?.hash ?? null
    },

    /**
     * Changes an account and answers its new version, which orders the events about it; without
     * changes it only makes a version, for what changed in another table.
     * @throws on a taken address: ask `findByEmail` first, the index settles a race
     */
    async update(id: string, changes: Changes, now: Date): Promise<number> {
      const [row] = await db
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: now })
        .where(byId(id))
        .returning({ version: users.version })
      if (!row) throw new Error('The account to change is gone')
      return row.version
    },

    async countAdmins(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(users).where(isActiveAdmin)
      return row?.total ?? 0
    },

    /** Whether somebody else can act as an admin and stays: is not about to be erased. Needs `lockAdmins`. */
    async hasOtherAdmin(id: string): Promise<boolean> {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .leftJoin(accountErasures, eq(accountErasures.userId, users.id))
        .where(and(isActiveAdmin, ne(users.id, id), isNull(accountErasures.userId)))
        .limit(1)
      return row !== undefined
    },

    /** Ids of the accounts that can act as an admin now. */
    async adminIds(): Promise<string[]> {
      const rows = await db.select({ id: users.id }).from(users).where(isActiveAdmin)
      return rows.map(({ id }) => id)
    },

    /** Makes changes to the set of admins wait for one another until the transaction ends. */
    async lockAdmins(): Promise<void> {
      await holdName(db, sql`current_schema() || '.admins'`)
    },
  }
}
