import { validationFailed, type ValidationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { ResetPasswordInput } from './account.input.ts'
import { isSameAddress } from './account.ts'
import { invalidToken, type InvalidToken } from './account.problems.ts'
import { passwordFaultFor } from './password-fault-for.ts'
import { type NewPasswordDeps, replacePassword } from './replace-password.ts'
import { hashToken } from '@landfall/kit/core/token'

const failure = () => err(invalidToken('reset link'))
type Outcome = Result<null, ValidationFailed | InvalidToken>

/** Sets a new password by a mailed link, signs the account out everywhere and tells its owner. */
export function makeResetPassword(deps: NewPasswordDeps) {
  const { unitOfWork, stores, clock, hasher } = deps
  return async (caller: Caller, input: ResetPasswordInput): Promise<Outcome> => {
    const { password } = input
    const token = hashToken(input.token)
    const open = await stores.passwordResets.findOpen(token, clock.now())
    const account = open && (await stores.accounts.find(open.userId))
    if (!open || !account?.isActive) return failure()
    // Before the link is used up: a refused password must leave it usable.
    const message = passwordFaultFor(account, password, deps.passwordMinLength)
    if (message !== null) return err(validationFailed([{ path: ['password'], message }]))
    const passwordHash = await hasher.hash(password)
    const outcome = await unitOfWork<Outcome>(async (tx) => {
      const now = clock.now()
      // The account before its links, as everywhere.
      const current = await tx.accounts.lock(account.id)
      // The link was mailed just when the address changed: the old mailbox must not open the account anymore.
      if (!current || !isSameAddress(open.email, current.email)) return failure()
      if (!(await tx.passwordResets.use(token, now))) return failure()
      await replacePassword(tx, deps, {
        account,
        passwordHash,
        action: 'password.reset',
        requestId: caller.requestId,
        now,
      })
      await tx.sessions.forgetDevices(account.id)
      return ok(null)
    })
    if (outcome.ok) await deps.throttle.passwordReset(account.id, caller.client.address)
    return outcome
  }
}
