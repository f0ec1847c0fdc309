import { validationFailed, type ValidationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller } from '@landfall/kit/identity/viewer'
import { hashToken } from '@landfall/kit/core/token'
import type { Transaction } from '../../stores.ts'
import { publishViewerChanged } from './account.events.ts'
import type { ResetPasswordInput } from './account.input.ts'
import { invalidToken, type InvalidToken } from './account.problems.ts'
import { passwordFaultFor } from './password-fault-for.ts'
import { type NewPasswordDeps, replacePassword } from './replace-password.ts'

const failure = () => err(invalidToken('link'))
type Outcome = Result<null, ValidationFailed | InvalidToken>

/**
 * Gives an account back to the owner of its previous address: that address counts again, with a new
 * password, and everything opened or requested meanwhile ends.
 */
export function makeRecoverAccount(deps: NewPasswordDeps) {
  const { unitOfWork, stores, clock, hasher } = deps
  return async (caller: Caller, input: ResetPasswordInput): Promise<Outcome> => {
    const token = hashToken(input.token)
    const open = await stores.accountRecoveries.findOpen(token, clock.now())
    const found = open && (await stores.accounts.find(open.userId))
    if (!open || !found?.isActive) return failure()
    const restored = { ...found, email: open.email }
    // Before the link is used up: a refused password must leave it usable.
    const message = passwordFaultFor(restored, input.password, deps.passwordMinLength)
    if (message !== null) return err(validationFailed([{ path: ['password'], message }]))
    const passwordHash = await hasher.hash(input.password)
    const outcome = await unitOfWork<Outcome>(async (tx) => {
      const now = clock.now()
      // The account before its links, as everywhere.
      const account = await tx.accounts.lock(found.id)
      if (!account || !(await tx.accountRecoveries.use(token, now))) return failure()
      const { id } = account
      const { email } = open
      await tx.accounts.update(id, { email, isEmailVerified: true }, now)
      await tx.accountRecoveries.useAll(id)
      await tx.emailVerifications.useAll(id)
      await keepAccount(tx, id, caller.requestId, now)
      await replacePassword(tx, deps, {
        account: { ...account, email },
        passwordHash,
        action: 'account.recovered',
        requestId: caller.requestId,
        now,
      })
      await tx.sessions.forgetDevices(id)
      await publishViewerChanged(tx, id, now)
      return ok(null)
    })
    if (outcome.ok) await deps.throttle.passwordReset(found.id, caller.client.address)
    return outcome
  }
}

/** Takes back an erasure that was asked for: its mail may have gone to the intruder alone. */
async function keepAccount(
  tx: Transaction,
  userId: string,
  requestId: string | null,
  at: Date,
): Promise<void> {
  if (!(await tx.erasures.cancel(userId))) return
  const action = 'account.erasure-cancelled'
  await tx.audit.add({ action, actorId: userId, subjectId: userId, requestId, at })
}
