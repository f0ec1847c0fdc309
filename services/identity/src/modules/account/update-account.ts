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
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import { updateAccountInput } from './account.input.ts'
import { signedIn } from './account.policy.ts'
import type { Account } from './account.ts'
import type { RequestEmailChange } from './request-email-change.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  requestEmailChange: RequestEmailChange
}
type Failure = NotSignedIn | ValidationFailed | Conflict | TooManyRequests

/** Changes name and picture at once, the address once it is verified. */
export function makeUpdateAccount({ unitOfWork, clock, requestEmailChange }: Deps) {
  return async (caller: Caller, input: unknown): Promise<Result<Account, Failure>> => {
    const viewer = signedIn(caller.viewer)
    if (!viewer.ok) return viewer
    const parsed = parseInput(updateAccountInput, input)
    if (!parsed.ok) return parsed
    const { email, firstName, lastName, profileImageUrl } = parsed.value
    return unitOfWork(async (tx) => {
      const account = await tx.accounts.find(viewer.value.userId)
      if (!account) return err(notSignedIn())
      if (email) {
        const outcome = await requestEmailChange(tx, account, email, caller.requestId)
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
}
