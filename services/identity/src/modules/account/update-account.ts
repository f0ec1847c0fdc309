import type { Clock } from '@landfall/kit/core/clock'
import {
  notSignedIn,
  type Conflict,
  type NotSignedIn,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { UpdateAccountInput } from './account.input.ts'
import type { Actor } from './account.policy.ts'
import { isSameAddress, type Account } from './account.ts'
import type { RequestEmailChange } from './request-email-change.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  requestEmailChange: RequestEmailChange
}
type Failure = NotSignedIn | ValidationFailed | Conflict | TooManyRequests

/**
 * Changes name and picture at once, the address once it is verified. To give the account's own address
 * takes a pending change back, which needs no password.
 */
export function makeUpdateAccount(deps: Deps) {
  const { stores, unitOfWork, clock, requestEmailChange } = deps
  return async (
    actor: Actor,
    { email, currentPassword, firstName, lastName, profileImageUrl }: UpdateAccountInput,
  ): Promise<Result<Account, Failure>> => {
    const { userId } = actor.viewer
    const found = await stores.accounts.find(userId)
    if (!found) return err(notSignedIn())
    const isAnother = email && !isSameAddress(email, found.email)
    const confirmed = isAnother
      ? await requestEmailChange.confirm(actor, email, currentPassword)
      : ok(null)
    if (!confirmed.ok) return confirmed
    return unitOfWork<Result<Account, Failure>>(async (tx) => {
      const account = await tx.accounts.lock(userId)
      if (!account) return err(notSignedIn())
      if (confirmed.value) {
        const change = confirmed.value
        const asked = await requestEmailChange.request(tx, account, change, actor.requestId)
        if (!asked.ok) return asked
      }
      await tx.accounts.update(
        userId,
        {
          ...(email && !isAnother && { pendingEmail: null }),
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
          ...(profileImageUrl !== undefined && { profileImageUrl }),
        },
        clock.now(),
      )
      return ok((await tx.accounts.find(userId)) ?? account)
    })
  }
}
