import {
  notSignedIn,
  validationFailed,
  type NotSignedIn,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { ChangePasswordInput } from './account.input.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'
import { wrongPassword, type ConfirmPassword } from './confirm-password.ts'
import type { OpenedSession, OpenSession } from './open-session.ts'
import { passwordFaultFor } from './password-fault-for.ts'
import { type NewPasswordDeps, replacePassword } from './replace-password.ts'

type Failure = NotSignedIn | ValidationFailed | TooManyRequests

type Deps = NewPasswordDeps & {
  confirmPassword: ConfirmPassword
  openSession: OpenSession
}
type Changed = { account: Account; session: OpenedSession }

/**
 * Changes the password if the current one is given. Every session ends, and this browser gets a new
 * one: a copy of its old cookie opens nothing anymore.
 */
export function makeChangePassword(deps: Deps) {
  const { unitOfWork, stores, clock, hasher, confirmPassword } = deps
  return async (
    actor: Actor,
    { currentPassword, password }: ChangePasswordInput,
  ): Promise<Result<Changed, Failure>> => {
    const { client, requestId } = actor
    const { userId } = actor.viewer
    const account = await stores.accounts.find(userId)
    if (!account) return err(notSignedIn())
    const confirmed = await confirmPassword(actor, currentPassword)
    if (!confirmed.ok) return confirmed
    const message = passwordFaultFor(account, password, deps.passwordMinLength)
    if (message !== null) return err(validationFailed([{ path: ['password'], message }]))
    const passwordHash = await hasher.hash(password)
    return unitOfWork<Result<Changed, Failure>>(async (tx) => {
      // A reset may have come in between; what was checked above is then no longer the password.
      await tx.accounts.lock(userId)
      const stored = await tx.accounts.passwordHashOf(userId)
      if (stored !== confirmed.value.storedHash) return err(wrongPassword())
      const now = clock.now()
      await replacePassword(tx, deps, {
        account,
        passwordHash,
        action: 'password.changed',
        requestId,
        now,
      })
      const session = await deps.openSession(tx, userId, client, now)
      return ok({ account: { ...account, pendingEmail: null }, session })
    })
  }
}
