import type { Clock } from '@landfall/kit/clock'
import { validationFailed, type ValidationFailed } from '@landfall/kit/problems'
import { err, ok, type Result } from '@landfall/kit/result'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import type { Caller } from '@landfall/kit/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import type { QueueMail } from '../mail/queue-mail.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { publishSessionsEnded } from './account.events.ts'
import { resetPasswordInput } from './account.input.ts'
import { passwordChangedMail } from './account.mails.ts'
import { invalidToken, type InvalidToken } from './account.problems.ts'
import type { PasswordHasher } from './password-hash.ts'
import { passwordFaultFor } from './password-fault-for.ts'
import { hashToken } from './token.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  stores: Stores
  clock: Clock
  hasher: PasswordHasher
  throttle: Throttle
  queueMail: QueueMail
  passwordMinLength: number
  publicUrl: string
}
const failure = () => err(invalidToken('reset link'))
type Outcome = Result<null, ValidationFailed | InvalidToken>

/** Sets a new password by a mailed link, signs the account out everywhere and tells its owner. */
export function makeResetPassword(deps: Deps) {
  const { unitOfWork, stores, clock, hasher, queueMail } = deps
  const schema = resetPasswordInput(deps.passwordMinLength)
  return async (caller: Caller, input: unknown): Promise<Outcome> => {
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed
    const { password } = parsed.value
    const token = hashToken(parsed.value.token)
    const open = await stores.passwordResets.findOpen(token, clock.now())
    const account = open && (await stores.accounts.find(open.userId))
    if (!account?.isActive) return failure()
    // Before the link is used up: a refused password must leave it usable.
    const message = passwordFaultFor(account, password, deps.passwordMinLength)
    if (message !== null) return err(validationFailed([{ path: ['password'], message }]))
    const passwordHash = await hasher.hash(password)
    const outcome = await unitOfWork<Outcome>(async (tx) => {
      const now = clock.now()
      if (!(await tx.passwordResets.use(token, now))) return failure()
      await tx.passwordResets.useAll(account.id)
      // Whoever got in with the old password may have asked for another address: that ends too.
      await tx.accounts.update(account.id, { passwordHash, pendingEmail: null }, now)
      await tx.sessions.removeAll(account.id, null)
      await tx.sessions.forgetDevices(account.id)
      await publishSessionsEnded(tx, account.id, null, now)
      const forgotUrl = `${deps.publicUrl}/auth`
      await queueMail(tx, account.email, passwordChangedMail(account, forgotUrl))
      await tx.audit.add({
        action: 'password.reset',
        actorId: account.id,
        subjectId: account.id,
        requestId: caller.requestId,
        at: now,
      })
      return ok(null)
    })
    if (outcome.ok) await deps.throttle.passwordReset(account.id, caller.client.address)
    return outcome
  }
}
