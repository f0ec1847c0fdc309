import {
  notSignedIn,
  validationFailed,
  type NotSignedIn,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { Account } from '../account/account.ts'
import { publishPreferences } from './preferences.event.ts'
import type { UpdatePreferencesInput } from './preferences.input.ts'
import { twoTimes } from './preferences.ts'

type Deps = { unitOfWork: UnitOfWork<Stores> }
type Outcome = Result<Account, NotSignedIn | ValidationFailed>

/** Changes the given choices; absent and null ones stay. */
export function makeUpdatePreferences({ unitOfWork }: Deps) {
  return (
    { viewer }: Actor,
    { changes, noticeChanges }: UpdatePreferencesInput,
  ): Promise<Outcome> =>
    unitOfWork<Outcome>(async (tx) => {
      const account = await tx.accounts.find(viewer.userId)
      const before = account && (await tx.preferences.find(account.id))
      if (!before) return err(notSignedIn())
      // One of the two may have been chosen long ago.
      const { quietFrom, quietUntil } = { ...before, ...changes }
      if (quietFrom === quietUntil) {
        const path = ['quietHours', 'until']
        return err(validationFailed([{ path, message: twoTimes }]))
      }
      const moved = await tx.preferences.update(account.id, changes, noticeChanges)
      if (moved) await publishPreferences(tx.outbox, [moved])
      return ok(account)
    })
}
