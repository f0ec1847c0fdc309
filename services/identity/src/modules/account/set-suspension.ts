import type { Clock } from '@landfall/kit/core/clock'
import {
  notFound,
  validationFailed,
  type NotFound,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import {
  publishSessionsEnded,
  publishSuspensionChanged,
  publishViewerChanged,
} from './account.events.ts'
import type { SetSuspensionInput } from './account.input.ts'
import { suspendedMail, unsuspendedMail } from './account.mails.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'
import { isLastAdmin, needsAnAdmin } from './set-role.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  queueMail: QueueMail
  publicUrl: string
}
type Failure = ValidationFailed | NotFound

const notOwn = 'You can’t suspend your own account'

/**
 * An admin suspends an account, or lifts the suspension, and says why; the person is told by mail. The sessions of a
 * suspended account end, signing in is refused, and no notice is mailed. To set the state that an account already has
 * changes nothing. Expected failures: NotFound, ValidationFailed (one's own account, the last admin's).
 */
export function makeSetSuspension({ unitOfWork, clock, queueMail, publicUrl }: Deps) {
  return async (
    { viewer, requestId }: Actor,
    { userId, isSuspended, reason }: SetSuspensionInput,
  ): Promise<Result<Account, Failure>> => {
    if (!isUuid(userId)) return err(notFound('account'))
    if (userId === viewer.userId) return err(refused(notOwn))
    return unitOfWork<Result<Account, Failure>>(async (tx) => {
      // Two admins who suspend each other at once must not both succeed.
      await tx.accounts.lockAdmins()
      const account = await tx.accounts.lock(userId)
      if (!account) return err(notFound('account'))
      if (account.isActive === !isSuspended) return ok(account)
      if (isSuspended && (await isLastAdmin(tx, account))) return err(refused(needsAnAdmin))
      const now = clock.now()
      const change = {
        isActive: !isSuspended,
        suspendedAt: isSuspended ? now : null,
        suspensionReason: isSuspended ? reason : null,
      }
      await tx.accounts.update(userId, change, now)
      if (isSuspended) {
        await tx.sessions.removeAll(userId)
        await publishSessionsEnded(tx, userId, null, now)
      }
      await publishViewerChanged(tx, userId, now)
      await publishSuspensionChanged(tx, { userId, isSuspended }, now)
      const mail = isSuspended
        ? suspendedMail(account, reason, `${publicUrl}/contact`)
        : unsuspendedMail(account, `${publicUrl}/auth`)
      await queueMail(tx, account.email, mail)
      await tx.audit.add({
        action: isSuspended ? 'account.suspended' : 'account.unsuspended',
        actorId: viewer.userId,
        subjectId: userId,
        reason,
        requestId,
        at: now,
      })
      return ok({ ...account, ...change })
    })
  }
}

function refused(message: string): ValidationFailed {
  return validationFailed([{ path: ['isSuspended'], message }])
}
