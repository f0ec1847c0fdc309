import {
  notSignedIn,
  validationFailed,
  type NotSignedIn,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import { publishPreferences } from './account.events.ts'
import { signedIn } from './account.policy.ts'
import type { Account } from './account.ts'
import { preferenceChanges, twoTimes, updatePreferencesInput } from './preferences.input.ts'

type Deps = { unitOfWork: UnitOfWork<Stores> }

/** Changes the given choices; absent and null ones stay. */
export function makeUpdatePreferences({ unitOfWork }: Deps) {
  return async (
    caller: Caller,
    input: unknown,
  ): Promise<Result<Account, NotSignedIn | ValidationFailed>> => {
    const viewer = signedIn(caller.viewer)
    if (!viewer.ok) return viewer
    const parsed = parseInput(updatePreferencesInput, input)
    if (!parsed.ok) return parsed
    const { changes, noticeChanges } = preferenceChanges(parsed.value)
    return unitOfWork(async (tx) => {
      const account = await tx.accounts.find(viewer.value.userId)
      const before = account && (await tx.accounts.preferencesOf(account.id))
      if (!before) return err(notSignedIn())
      // One of the two may have been chosen long ago.
      const { quietFrom, quietUntil } = { ...before, ...changes }
      if (quietFrom === quietUntil) {
        const path = ['quietHours', 'until']
        return err(validationFailed([{ path, message: twoTimes }]))
      }
      const moved = await tx.accounts.updatePreferences(account.id, changes, noticeChanges)
      if (moved) await publishPreferences(tx.outbox, [moved])
      return ok(account)
    })
  }
}
