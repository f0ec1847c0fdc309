import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  tooManyRequests,
  type Conflict,
  type TooManyRequests,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '../../stores.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { isSameAddress, takenMessages, type Account } from './account.ts'
import type { SendVerification } from './send-verification.ts'

type Deps = { clock: Clock; throttle: Throttle; sendVerification: SendVerification }
type Failure = Conflict | TooManyRequests
export type RequestEmailChange = ReturnType<typeof makeRequestEmailChange>

/**
 * Notes a new address and mails it a link; until that is opened the account keeps the old one.
 * The account's own address takes a pending change back. Conflict when another account has the
 * address. Throttled per account: each call may write to a stranger, or tell who has an account.
 */
export function makeRequestEmailChange({ clock, throttle, sendVerification }: Deps) {
  return async (
    tx: Transaction,
    account: Account,
    email: string,
    requestId: string,
  ): Promise<Result<null, Failure>> => {
    const now = clock.now()
    if (isSameAddress(email, account.email)) {
      if (account.pendingEmail !== null) {
        await tx.accounts.update(account.id, { pendingEmail: null }, now)
      }
      return ok(null)
    }
    const wait = await throttle.emailChange(account.id)
    if (wait !== null) return err(tooManyRequests(wait))
    if (await tx.accounts.findByEmail(email)) return err(conflict(takenMessages.email))
    await tx.accounts.update(account.id, { pendingEmail: email }, now)
    await sendVerification(tx, account, email, null)
    await tx.audit.add({
      action: 'account.email-change-requested',
      actorId: account.id,
      subjectId: account.id,
      requestId,
      at: now,
    })
    return ok(null)
  }
}
