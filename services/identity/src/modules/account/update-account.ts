import type { Clock } from '@landfall/kit/core/clock'
import {
  notSignedIn,
  type Conflict,
  type NotSignedIn,
  type TooManyRequests,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { UpdateAccountInput } from './account.input.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'
import type { RequestEmailChange } from './request-email-change.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  requestEmailChange: RequestEmailChange
}
type Failure = NotSignedIn | Conflict | TooManyRequests

/** Changes name and picture at once, the address once it is verified. */
export function makeUpdateAccount({ unitOfWork, clock, requestEmailChange }: Deps) {
  return (
    { viewer, requestId }: Actor,
    { email, firstName, lastName, profileImageUrl }: UpdateAccountInput,
  ): Promise<Result<Account, Failure>> =>
    unitOfWork<Result<Account, Failure>>(async (tx) => {
      const account = await tx.accounts.find(viewer.userId)
      if (!account) return err(notSignedIn())
      if (email) {
        const outcome = await requestEmailChange(tx, account, email, requestId)
        if (!outcome.ok) return outcome
      }
      await tx.accounts.update(
        account.id,
        {
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
          ...(profileImageUrl !== undefined && { profileImageUrl }),
        },
        clock.now(),
      )
      return ok((await tx.accounts.find(account.id)) ?? account)
    })
}
