import {
  notSignedIn,
  type NotSignedIn,
  type ValidationFailed,
} from '@landfall/kit/problems'
import { err, ok, type Result } from '@landfall/kit/result'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import type { Caller } from '@landfall/kit/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import { publishPreferences } from './account.events.ts'
import { updatePreferencesInput } from './account.input.ts'
import { signedIn } from './account.policy.ts'
import type { Account, Preferences } from './account.ts'

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
    const changes = Object.fromEntries(
      Object.entries(parsed.value).filter(
        ([, choice]) => choice !== null && choice !== undefined,
      ),
    ) as Partial<Preferences>
    return unitOfWork(async (tx) => {
      const account = await tx.accounts.find(viewer.value.userId)
      if (!account) return err(notSignedIn())
      const moved = await tx.accounts.updatePreferences(account.id, changes)
      if (moved) await publishPreferences(tx.outbox, [moved])
      return ok(account)
    })
  }
}
