import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  tooManyRequests,
  validationFailed,
  type Conflict,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '../../stores.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { emailChangeRequestedMail } from './account.mails.ts'
import type { Actor } from './account.policy.ts'
import { askForPassword, takenMessages, type Account } from './account.ts'
import { wrongPassword, type ConfirmPassword } from './confirm-password.ts'
import type { SendRecovery } from './send-recovery.ts'
import type { SendVerification } from './send-verification.ts'

type Deps = {
  clock: Clock
  throttle: Throttle
  confirmPassword: ConfirmPassword
  sendVerification: SendVerification
  sendRecovery: SendRecovery
}
/** Another address for an account whose password was given for the change. */
export type EmailChange = { email: string; storedHash: string | null }
export type RequestEmailChange = ReturnType<typeof makeRequestEmailChange>

/**
 * The two halves of a request for another address, which counts once the link mailed to it was opened.
 * An open session alone must not be able to take an account over, so the request needs the password,
 * and the present address gets a mail at once, with a link that takes the account back.
 */
export function makeRequestEmailChange(deps: Deps) {
  return {
    /**
     * Before the transaction: checks the password, and the tries, which are counted elsewhere.
     * Throttled per account, because each change may write to a stranger, or reveal who has an
     * account.
     */
    async confirm(
      actor: Actor,
      email: string,
      currentPassword: string | null | undefined,
    ): Promise<Result<EmailChange, ValidationFailed | TooManyRequests>> {
      if (!currentPassword) {
        const path = ['currentPassword']
        return err(validationFailed([{ path, message: askForPassword }]))
      }
      const confirmed = await deps.confirmPassword(actor, currentPassword)
      if (!confirmed.ok) return confirmed
      const wait = await deps.throttle.emailChange(actor.viewer.userId)
      if (wait !== null) return err(tooManyRequests(wait))
      return ok({ email, ...confirmed.value })
    },

    /** Notes the address and writes to both. @param account locked */
    async request(
      tx: Transaction,
      account: Account,
      { email, storedHash }: EmailChange,
      requestId: string,
    ): Promise<Result<null, Conflict | ValidationFailed>> {
      const { id } = account
      // A reset may have come in between.
      const stored = await tx.accounts.passwordHashOf(id)
      if (stored !== storedHash) return err(wrongPassword())
      const now = deps.clock.now()
      const isTaken =
        (await tx.accounts.findByEmail(email)) !== null ||
        (await tx.accountRecoveries.isHeldFor(email, now, id))
      if (isTaken) return err(conflict(takenMessages.email))
      await tx.accounts.update(id, { pendingEmail: email }, now)
      await deps.sendVerification(tx, account, email, null)
      await deps.sendRecovery(tx, account, emailChangeRequestedMail)
      await tx.audit.add({
        action: 'account.email-change-requested',
        actorId: id,
        subjectId: id,
        requestId,
        at: now,
      })
      return ok(null)
    },
  }
}
