import {
  notSignedIn,
  tooManyRequests,
  validationFailed,
  type NotSignedIn,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { ChangePasswordInput } from './account.input.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'
import type { OpenedSession, OpenSession } from './open-session.ts'
import { passwordFaultFor } from './password-fault-for.ts'
import { type NewPasswordDeps, replacePassword } from './replace-password.ts'

type Failure = NotSignedIn | ValidationFailed | TooManyRequests

type Changed = { account: Account; session: OpenedSession }

/**
 * Changes the password of whoever knows the present one. Every session ends, and this browser gets a
 * new one: a copy of its old cookie opens nothing any more.
 */
export function makeChangePassword(deps: NewPasswordDeps & { openSession: OpenSession }) {
  const { unitOfWork, stores, clock, hasher, throttle } = deps
  return async (
    { viewer, client, requestId }: Actor,
    { currentPassword, password }: ChangePasswordInput,
  ): Promise<Result<Changed, Failure>> => {
    const { userId } = viewer
    // A stolen session must not be able to guess the password: as strict as signing in.
    const { address } = client
    const attempt = { account: userId, address, isKnownDevice: false }
    const wait = await throttle.beginLogin(attempt)
    if (wait !== null) return err(tooManyRequests(wait))
    const account = await stores.accounts.find(userId)
    if (!account) return err(notSignedIn())
    const stored = await stores.accounts.passwordHashOf(userId)
    if (!(await hasher.verify(currentPassword, stored))) {
      return wrongPassword()
    }
    await throttle.loginSucceeded(attempt)
    const message = passwordFaultFor(account, password, deps.passwordMinLength)
    if (message !== null) return fault('password', message)
    const passwordHash = await hasher.hash(password)
    return unitOfWork<Result<Changed, Failure>>(async (tx) => {
      // A reset may have come in between; what was checked above is then no longer the password.
      await tx.accounts.lock(userId)
      if ((await tx.accounts.passwordHashOf(userId)) !== stored) return wrongPassword()
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

const wrongPassword = () => fault('currentPassword', 'Your current password is not correct')

function fault(field: string, message: string) {
  return err(validationFailed([{ path: [field], message }]))
}
