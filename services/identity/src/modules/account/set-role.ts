import type { Clock } from '@landfall/kit/core/clock'
import {
  notFound,
  validationFailed,
  type NotFound,
  type ValidationFailed,
} from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from './account.events.ts'
import type { SetRoleInput } from './account.input.ts'
import type { Actor } from './account.policy.ts'
import type { Account } from './account.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Failure = ValidationFailed | NotFound

export const needsAnAdmin = 'There must be at least one admin'

/** Whether nobody else who stays could act as an admin. Needs `lockAdmins`. */
export async function isLastAdmin(
  tx: Transaction,
  { id, roles, isActive }: Account,
): Promise<boolean> {
  if (!isActive || !roles.includes('admin')) return false
  return !(await tx.accounts.hasOtherAdmin(id))
}

/** An admin grants or takes away a role; there is always an admin left. */
export function makeSetRole({ unitOfWork, clock }: Deps) {
  return async (
    { viewer, requestId }: Actor,
    { userId, role, granted, reason }: SetRoleInput,
  ): Promise<Result<Account, Failure>> => {
    if (!isUuid(userId)) return err(notFound('account'))
    return unitOfWork(async (tx) => {
      // Two admins who take each other's role at once must not both succeed.
      await tx.accounts.lockAdmins()
      // All roles are written at once, and mentors get theirs elsewhere: a role that came meanwhile must not be lost.
      const account = await tx.accounts.lock(userId)
      if (!account) return err(notFound('account'))
      if (account.roles.includes(role) === granted) return ok(account)
      if (role === 'admin' && !granted && (await isLastAdmin(tx, account))) {
        return err(validationFailed([{ path: ['granted'], message: needsAnAdmin }]))
      }
      const others = account.roles.filter((other) => other !== role)
      const now = clock.now()
      const roles = granted ? [...others, role] : others
      await tx.accounts.update(userId, { roles }, now)
      await publishViewerChanged(tx, userId, now)
      await tx.audit.add({
        action: granted ? 'account.role-granted' : 'account.role-taken',
        actorId: viewer.userId,
        subjectId: userId,
        reason,
        details: { role },
        requestId,
        at: now,
      })
      return ok({ ...account, roles })
    })
  }
}
