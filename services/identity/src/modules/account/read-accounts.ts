import type { Stores } from '../../stores.ts'
import type { Actor } from './account.policy.ts'
import type { Account, AccountFilter } from './account.ts'

type Page = { items: Account[]; hasNextPage: boolean; totalCount: number }

export function makeReadAccounts({ stores }: { stores: Stores }) {
  return {
    /** An account that an admin wants to give a role; null when nobody has the login. */
    findByLogin: (_admin: Actor, login: string): Promise<Account | null> =>
      stores.accounts.findByLogin(login.trim()),

    /** Accounts for an admin, the newest first; counted up to 10,000. */
    async listAccounts(
      _admin: Actor,
      filter: AccountFilter,
      { first, after }: { first: number; after: string | null },
    ): Promise<Page> {
      const [rows, totalCount] = await Promise.all([
        stores.accounts.page(filter, { limit: first + 1, after }),
        stores.accounts.count(filter),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },
  }
}
