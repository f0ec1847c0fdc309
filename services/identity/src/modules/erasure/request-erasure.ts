import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  notFound,
  notSignedIn,
  type Conflict,
  type NotFound,
  type NotSignedIn,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { Account } from '../account/account.ts'
import { wrongPassword, type ConfirmPassword } from '../account/confirm-password.ts'
import { isLastAdmin } from '../account/set-role.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import { isLastOwner } from '../organization/organization.ts'
import type { RequestErasureInput } from './erasure.input.ts'
import { erasureRequestedMail } from './erasure.mails.ts'
import { type Erasure, newErasure } from './erasure.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  confirmPassword: ConfirmPassword
  queueMail: QueueMail
  publicUrl: string
}
type Failure = NotSignedIn | ValidationFailed | Conflict | TooManyRequests

/**
 * Requests the erasure of one's account in 14 days; a second request leaves the day as it is. It needs the password,
 * and the address gets a mail: an open session alone must not do it.
 * Expected failures: NotSignedIn, ValidationFailed (the password), TooManyRequests, Conflict (others depend on the
 * account: no other admin stays, or no other owner of an organization with members).
 */
export function makeRequestErasure(deps: Deps) {
  const { unitOfWork, clock, confirmPassword, queueMail, publicUrl } = deps
  return async (
    actor: Actor,
    { currentPassword }: RequestErasureInput,
  ): Promise<Result<Erasure, Failure>> => {
    const { userId } = actor.viewer
    const confirmed = await confirmPassword(actor, currentPassword)
    if (!confirmed.ok) return confirmed
    return unitOfWork<Result<Erasure, Failure>>(async (tx) => {
      const account = await tx.accounts.lock(userId)
      if (!account) return err(notSignedIn())
      const stored = await tx.accounts.passwordHashOf(userId)
      if (stored !== confirmed.value.storedHash) return err(wrongPassword())
      const asked = await tx.erasures.find(userId)
      if (asked) return ok(asked)
      const hindrance = await hindranceOf(tx, account)
      if (hindrance) return err(hindrance)
      const now = clock.now()
      const erasure = newErasure(userId, now)
      await tx.erasures.add(erasure)
      const name = account.isEmailVerified ? account.firstName : null
      const mail = erasureRequestedMail(name, erasure.dueAt, `${publicUrl}/settings`)
      await queueMail(tx, account.email, mail)
      await note(tx, actor, 'account.erasure-requested', now)
      return ok(erasure)
    })
  }
}

/** Keeps the account after all. Expected failures: NotFound (nothing was asked for). */
export function makeCancelErasure({
  unitOfWork,
  clock,
}: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return async (actor: Actor): Promise<Result<null, NotFound>> =>
    unitOfWork<Result<null, NotFound>>(async (tx) => {
      const isCancelled = await tx.erasures.cancel(actor.viewer.userId)
      if (!isCancelled) return err(notFound('erasure'))
      await note(tx, actor, 'account.erasure-cancelled', clock.now())
      return ok(null)
    })
}

/** Something that others would be left without; null if there is nothing. */
async function hindranceOf(tx: Transaction, account: Account): Promise<Conflict | null> {
  if (account.roles.includes('admin')) {
    await tx.accounts.lockAdmins()
    if (await isLastAdmin(tx, account))
      return conflict('There would be no admin left. Make someone else an admin first.')
  }
  const memberships = await tx.members.membershipsOf(account.id)
  for (const { organizationId, name } of memberships) {
    // Of two owners who ask at once, the second must see that the first leaves.
    await tx.organizations.lock(organizationId)
    const staying = await tx.members.listOfStaying(organizationId, account.id)
    if (staying.length > 1 && isLastOwner(staying, account.id))
      return conflict(
        `${name} would be left without an owner. Make another member an owner first.`,
      )
  }
  return null
}

async function note(
  tx: Transaction,
  { viewer: { userId }, requestId }: Actor,
  action: 'account.erasure-requested' | 'account.erasure-cancelled',
  at: Date,
): Promise<void> {
  await tx.audit.add({ action, actorId: userId, subjectId: userId, requestId, at })
}
