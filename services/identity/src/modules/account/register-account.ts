import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import {
  conflict,
  tooManyRequests,
  type Conflict,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { UserRegistered } from '@landfall/proto-events/identity/user-registered.v1'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { publishPreferences } from './account.events.ts'
import { registerInput } from './account.input.ts'
import { defaultPreferences, takenMessages, type Account } from './account.ts'
import type { PasswordHasher } from './password-hash.ts'
import type { SendVerification } from './send-verification.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  hasher: PasswordHasher
  throttle: Throttle
  sendVerification: SendVerification
  passwordMinLength: number
}
type Failure = ValidationFailed | Conflict | TooManyRequests

/** Makes an account that may sign in at once; its address waits for verification. */
export function makeRegisterAccount(deps: Deps) {
  const schema = registerInput(deps.passwordMinLength)
  return async (caller: Caller, input: unknown): Promise<Result<Account, Failure>> => {
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed
    const wait = await deps.throttle.registration(caller.client.address)
    if (wait !== null) return err(tooManyRequests(wait))
    const { password, timeZone, locale, returnTo, ...person } = parsed.value
    const now = deps.clock.now()
    const account: Account = {
      id: newId(),
      ...person,
      pendingEmail: null,
      profileImageUrl: null,
      roles: [],
      isActive: true,
      isEmailVerified: false,
      createdAt: now,
    }
    const passwordHash = await deps.hasher.hash(password)
    return deps.unitOfWork(async (tx) => {
      const preferences = { ...defaultPreferences, timeZone, locale }
      const added = await tx.accounts.insert({ ...account, passwordHash }, preferences)
      if (added !== 'added') return err(conflict(takenMessages[added]))
      await deps.sendVerification(tx, account, account.email, returnTo)
      const data = { userId: account.id, accountType: account.userType }
      await tx.outbox.publish(UserRegistered, { aggregateId: account.id, version: 1, data })
      const place = { userId: account.id, timeZone, locale, version: 1 }
      await publishPreferences(tx.outbox, [place])
      await tx.audit.add({
        action: 'account.registered',
        actorId: account.id,
        subjectId: account.id,
        requestId: caller.requestId,
        at: now,
      })
      return ok(account)
    })
  }
}
