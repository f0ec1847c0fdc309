import type { Transaction } from '../../stores.ts'
import type { Account, TakenField } from '../account/account.ts'
import { publishPreferences } from '../preferences/preferences.event.ts'
import type { Place } from '../preferences/preferences.ts'

/** Adds an account with its preferences, and publishes these for their readers. */
export async function addAccount(
  tx: Transaction,
  o: { account: Account; passwordHash: string; place: Place },
): Promise<'added' | TakenField> {
  const { account, passwordHash, place } = o
  const added = await tx.accounts.insert({ ...account, passwordHash })
  if (added !== 'added') return added
  await publishPreferences(tx.outbox, [await tx.preferences.insert(account.id, place)])
  return added
}
