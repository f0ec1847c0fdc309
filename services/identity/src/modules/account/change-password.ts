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
import { passwordFaultFor } from './password-fault-for.ts'
import { type NewPasswordDeps, replacePassword } from './replace-password.ts'

type Failure = NotSignedIn | ValidationFailed | TooManyRequests

/** Changes the password of whoever knows the present one; every other session ends. */
export function makeChangePassword(deps: NewPasswordDeps) {
  const { unitOfWork, stores, clock, hasher, throttle } = deps
  return async (
    { viewer, client, requestId }: Actor,
    { currentPassword, password }: ChangePasswordInput,
  ): Promise<Result<Account, Failure>> => {
    const { userId, sessionId } = viewer
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
    return unitOfWork<Result<Account, Failure>>(async (tx) => {
      // A reset may have come in between; what was checked above is then no longer the password.
      if ((await tx.accounts.lockPasswordHash(userId)) !== stored) return wrongPassword()
      await replacePassword(tx, deps, {
        account,
        passwordHash,
        action: 'password.changed',
        keptSessionId: sessionId,
        requestId,
        now: clock.now(),
      })
      return ok({ ...account, pendingEmail: null })
    })
  }
}

const wrongPassword = () => fault('currentPassword', 'Your current password is not correct')

function fault(field: string, message: string) {
  return err(validationFailed([{ path: [field], message }]))
}
