import type { Stores } from '../../stores.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'

export function makeReadAccounts({ stores }: { stores: Stores }) {
  return {
    /** An account that an admin wants to give a role; null when nobody has the login. */
    findByLogin: (_admin: Actor, login: string): Promise<Account | null> =>
      stores.accounts.findByLogin(login.trim()),
  }
}
