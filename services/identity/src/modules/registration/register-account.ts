import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import {
  conflict,
  forbidden,
  tooManyRequests,
  waitInWords,
  type Conflict,
  type Forbidden,
  type TooManyRequests,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { UserRegistered } from '@landfall/proto-events/identity/user-registered.v1'
import type { Stores } from '../../stores.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { RegisterInput } from '../account/account.input.ts'
import { takenMessages, type Account } from '../account/account.ts'
import type { PasswordHasher } from '../account/password-hash.ts'
import type { SendVerification } from '../account/send-verification.ts'
import { isOnFor } from '../feature-flag/feature-flag.ts'
import { addAccount } from './add-account.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  hasher: PasswordHasher
  throttle: Throttle
  sendVerification: SendVerification
}
type Failure = Forbidden | Conflict | TooManyRequests

const REGISTRATION_CLOSED =
  'New accounts can’t be created at the moment. Please come back later. If you have an account, you can sign in.'

function tooManyAccounts(waitSeconds: number): string {
  const when = waitInWords(waitSeconds)
  return `Many accounts were created from your network just now. Please try again in ${when}.`
}

/** Makes an account that may sign in at once; its address waits for verification. */
export function makeRegisterAccount(deps: Deps) {
  return async (
    caller: Caller,
    { password, timeZone, locale, returnTo, ...person }: RegisterInput,
  ): Promise<Result<Account, Failure>> => {
    const open = await deps.stores.featureFlags.find('registration')
    if (!isOnFor(open, null)) return err(forbidden(REGISTRATION_CLOSED))
    const wait = await deps.throttle.registration(caller.client.address)
    if (wait !== null) return err(tooManyRequests(wait, tooManyAccounts(wait)))
    const now = deps.clock.now()
    const account: Account = {
      id: newId(),
      ...person,
      pendingEmail: null,
      profileImageUrl: null,
      roles: [],
      isActive: true,
      suspendedAt: null,
      suspensionReason: null,
      isEmailVerified: false,
      createdAt: now,
    }
    const passwordHash = await deps.hasher.hash(password)
    return deps.unitOfWork(async (tx) => {
      // The address may still go back to the account that had it before.
      if (await tx.accountRecoveries.isHeldFor(account.email, now, null)) {
        return err(conflict(takenMessages.email))
      }
      const place = { timeZone, locale }
      const added = await addAccount(tx, { account, passwordHash, place })
      if (added !== 'added') return err(conflict(takenMessages[added]))
      await deps.sendVerification(tx, account, account.email, returnTo)
      const data = { userId: account.id, accountType: account.userType }
      await tx.outbox.publish(UserRegistered, { aggregateId: account.id, version: 1, data })
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
