import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  arrayContains,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  sql,
} from 'drizzle-orm'
import { preferences, users } from '../../db/tables.ts'
import { changeChoices, type NoticeChange } from './notice-choices.ts'
import type { Account, Preferences, TakenField } from './account.ts'

export type AccountStore = ReturnType<typeof createAccountStore>
export type NewAccount = Omit<Account, 'pendingEmail' | 'profileImageUrl'> & {
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
  > & { passwordHash: string }
>

/** What other services need of the preferences. */
export type VersionedPlace = Pick<Preferences, 'timeZone' | 'locale'> & {
  userId: string
  version: number
}

const placeColumns = {
  userId: preferences.userId,
  timeZone: preferences.timeZone,
  locale: preferences.locale,
  version: preferences.version,
}
const byId = (id: string) => eq(users.id, id)

/** Accounts and their preferences. The password's hash leaves only by `credentials`. */
export function createAccountStore(db: Database) {
  const {
    passwordHash: _hash,
    version: _version,
    updatedAt: _at,
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
    /** Adds an account unless its name or address is taken, however it is spelt. */
    async insert(account: NewAccount, chosen: Preferences): Promise<'added' | TakenField> {
      const added = await db
        .insert(users)
        .values({ ...account, updatedAt: account.createdAt })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (added.length === 0) {
        return (await findByUsername(account.username)) ? 'username' : 'email'
      }
      await db.insert(preferences).values({ userId: account.id, ...chosen })
      return 'added'
    },

    find: (id: string) => findBy(sql`${users.id} = ${id}`),
    /** As `find`, but nobody changes the account until the transaction ends. Before what belongs to it. */
    async lock(id: string): Promise<Account | null> {
      const [row] = await db
        .select(columns)
        .from(users)
        .where(byId(id))
        .for('no key update')
      return row ?? null
    },
    findByEmail,
    findByUsername,
    /** By user name or address; a name has no @, so they can't be mistaken. */
    findByLogin: (login: string) =>
      login.includes('@') ? findByEmail(login) : findByUsername(login),

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

    /** As `passwordHashOf`, but nobody changes it until the transaction ends. */
    async lockPasswordHash(id: string): Promise<string | null> {
      const [row] = await db
        .select({ hash: users.passwordHash })
        .from(users)
        .where(byId(id))
        .for('update')
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
      const [row] = await db
        .select({ total: count() })
        .from(users)
        .where(and(arrayContains(users.roles, ['admin']), eq(users.isActive, true)))
      return row?.total ?? 0
    },

    /** Makes changes to the set of admins wait for one another until the transaction ends. */
    async lockAdmins(): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || '.admins', 0))`,
      )
    },

    async preferencesOf(userId: string): Promise<Preferences | null> {
      const [row] = await db
        .select()
        .from(preferences)
        .where(eq(preferences.userId, userId))
      if (!row) return null
      const { userId: _, version: _version, ...rest } = row
      return rest
    },

    /** @returns where the person lives and reads when that has changed, else null */
    async updatePreferences(
      userId: string,
      changes: Partial<Omit<Preferences, 'noticeChoices'>>,
      noticeChanges: readonly NoticeChange[] = [],
    ): Promise<VersionedPlace | null> {
      const [before] = await db
        .select({ ...placeColumns, noticeChoices: preferences.noticeChoices })
        .from(preferences)
        .where(eq(preferences.userId, userId))
        .for('update')
      if (!before) return null
      const after = { ...before, ...changes }
      const isMoved = after.timeZone !== before.timeZone || after.locale !== before.locale
      const version = isMoved ? before.version + 1 : before.version
      const [row] = await db
        .update(preferences)
        .set({
          ...changes,
          version,
          noticeChoices: changeChoices(before.noticeChoices, noticeChanges),
        })
        .where(eq(preferences.userId, userId))
        .returning(placeColumns)
      return isMoved && row ? row : null
    },

    /** In pages by id, for a new or rebuilt reader. */
    async listPlacesAfter(
      after: string | null,
      limit: number,
    ): Promise<(VersionedPlace & { id: string })[]> {
      const rows = await db
        .select(placeColumns)
        .from(preferences)
        .where(after === null ? undefined : gt(preferences.userId, after))
        .orderBy(preferences.userId)
        .limit(limit)
      return rows.map((row) => ({ ...row, id: row.userId }))
    },
  }
}
