import {
  tooManyRequests,
  validationFailed,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Actor } from './account.policy.ts'
import type { CredentialDeps } from './credential-deps.ts'

/** The hash that the password was compared with: in the transaction it must still be the stored one. */
type Confirmed = { storedHash: string | null }
export type ConfirmPassword = ReturnType<typeof makeConfirmPassword>

/**
 * Checks the signed-in person's password again. It must not be possible to guess it with a stolen
 * session, so limits are as strict as for signing in, but counted per session, so that others'
 * failures lock nobody out.
 */
export function makeConfirmPassword({
  stores,
  hasher,
  throttle,
}: Pick<CredentialDeps, 'stores' | 'hasher' | 'throttle'>) {
  return async (
    { viewer: { userId, sessionId }, client: { address } }: Actor,
    currentPassword: string,
  ): Promise<Result<Confirmed, ValidationFailed | TooManyRequests>> => {
    const attempt = { account: userId, address, knownDevice: sessionId }
    const wait = await throttle.beginLogin(attempt)
    if (wait !== null) return err(tooManyRequests(wait))
    const storedHash = await stores.accounts.passwordHashOf(userId)
    if (!(await hasher.verify(currentPassword, storedHash))) return err(wrongPassword())
    await throttle.loginSucceeded(attempt)
    return ok({ storedHash })
  }
}

export function wrongPassword(): ValidationFailed {
  const message = 'Your current password is not correct'
  return validationFailed([{ path: ['currentPassword'], message }])
}
