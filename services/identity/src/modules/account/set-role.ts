import type { Clock } from '@landfall/kit/core/clock'
import {
  notFound,
  validationFailed,
  type Forbidden,
  type NotFound,
  type NotSignedIn,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores } from '../../stores.ts'
import { publishViewerChanged } from './account.events.ts'
import { setRoleInput } from './account.input.ts'
import { signedInAdmin } from './account.policy.ts'
import type { Account } from './account.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Failure = NotSignedIn | Forbidden | ValidationFailed | NotFound

/** Grants or takes away a role; there is always an admin left. */
export function makeSetRole({ unitOfWork, clock }: Deps) {
  return async (caller: Caller, input: unknown): Promise<Result<Account, Failure>> => {
    const viewer = signedInAdmin(caller.viewer)
    if (!viewer.ok) return viewer
    const parsed = parseInput(setRoleInput, input)
    if (!parsed.ok) return parsed
    const { userId, role, granted } = parsed.value
    if (!isUuid(userId)) return err(notFound('account'))
    return unitOfWork(async (tx) => {
      // Two admins who take each other's role at once must not both succeed.
      await tx.accounts.lockAdmins()
      const account = await tx.accounts.find(userId)
      if (!account) return err(notFound('account'))
      if (account.roles.includes(role) === granted) return ok(account)
      if (role === 'admin' && !granted && (await tx.accounts.countAdmins()) <= 1) {
        const message = 'There must be at least one admin'
        return err(validationFailed([{ path: ['granted'], message }]))
      }
      const others = account.roles.filter((other) => other !== role)
      const now = clock.now()
      const roles = granted ? [...others, role] : others
      await tx.accounts.update(userId, { roles }, now)
      await publishViewerChanged(tx, userId, now)
      await tx.audit.add({
        action: granted ? 'account.role-granted' : 'account.role-taken',
        actorId: viewer.value.userId,
        subjectId: userId,
        details: { role },
        requestId: caller.requestId,
        at: now,
      })
      return ok({ ...account, roles })
    })
  }
}
