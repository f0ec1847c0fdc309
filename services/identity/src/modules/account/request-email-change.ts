import type { Clock } from '@landfall/kit/clock'
import type { Transaction } from '../../stores.ts'
import { isSameAddress, type Account } from './account.ts'
import type { SendVerification } from './send-verification.ts'

type Deps = { clock: Clock; sendVerification: SendVerification }
export type RequestEmailChange = ReturnType<typeof makeRequestEmailChange>

/**
 * Notes a new address and mails it a link; until that is opened the account keeps the old one.
 * The account's own address takes a pending change back. Answers 'taken' when another account
 * has the address.
 */
export function makeRequestEmailChange({ clock, sendVerification }: Deps) {
  return async (
    tx: Transaction,
    account: Account,
    email: string,
    requestId: string,
  ): Promise<'unchanged' | 'requested' | 'taken'> => {
    const now = clock.now()
    if (isSameAddress(email, account.email)) {
      if (account.pendingEmail !== null) {
        await tx.accounts.update(account.id, { pendingEmail: null }, now)
      }
      return 'unchanged'
    }
    if (await tx.accounts.findByEmail(email)) return 'taken'
    await tx.accounts.update(account.id, { pendingEmail: email }, now)
    await sendVerification(tx, account, email, null)
    await tx.audit.add({
      action: 'account.email-change-requested',
      actorId: account.id,
      subjectId: account.id,
      requestId,
      at: now,
    })
    return 'requested'
  }
}
