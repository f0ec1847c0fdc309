import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { conflict, type Conflict } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { Stores, Transaction } from '../../stores.ts'
import type { FirstAdminInput } from '../account/account.input.ts'
import { invalidToken, type InvalidToken } from '../account/account.problems.ts'
import { takenMessages, type Account } from '../account/account.ts'
import type { PasswordHasher } from '../account/password-hash.ts'
import { hashToken } from '@landfall/kit/core/token'
import { unknownPlace } from '../preferences/preferences.ts'
import { addAccount } from '../registration/add-account.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  hasher: PasswordHasher
}
type Failure = InvalidToken | Conflict
type Person = Pick<Account, 'username' | 'email' | 'firstName' | 'lastName'>

/** Makes the first admin with the token that the log printed; later ones are made by admins. */
export function makeCreateFirstAdmin({ stores, unitOfWork, clock, hasher }: Deps) {
  return async (
    caller: Caller,
    { token, password, ...person }: FirstAdminInput,
  ): Promise<Result<Account, Failure>> => {
    if ((await stores.accounts.countAdmins()) > 0) return hasAdmin()
    // Before the costly hash, and before anything tells which names are taken.
    const isOpen = await stores.setup.isOpen(hashToken(token), clock.now())
    if (!isOpen) return err(invalidToken('setup link'))
    const passwordHash = await hasher.hash(password)
    return unitOfWork(async (tx) => {
      const now = clock.now()
      await tx.accounts.lockAdmins()
      if ((await tx.accounts.countAdmins()) > 0) return hasAdmin()
      const added = await insertAdmin(tx, person, passwordHash, caller.requestId, now)
      if (!added.ok) return added
      if (await tx.setup.use(hashToken(token), now)) return added
      // Throwing takes the account back; the token is tried last so that a taken name leaves it usable.
      throw new WrongSetupToken()
    }).catch((error: unknown) => {
      if (error instanceof WrongSetupToken) return err(invalidToken('setup link'))
      throw error
    })
  }
}

class WrongSetupToken extends Error {
  override name = 'WrongSetupToken'
}

const hasAdmin = () => err(conflict('This installation already has an admin.'))

/** Adds an admin whose address counts as verified, because the operator vouches for it. */
export async function insertAdmin(
  tx: Transaction,
  person: Person,
  passwordHash: string,
  requestId: string | null,
  now: Date,
): Promise<Result<Account, Conflict>> {
  const account: Account = {
    id: newId(),
    ...person,
    // An admin is a role, not a type of account; this type owns nothing by itself.
    userType: 'student',
    pendingEmail: null,
    profileImageUrl: null,
    roles: ['admin'],
    isActive: true,
    suspendedAt: null,
    suspensionReason: null,
    isEmailVerified: true,
    createdAt: now,
  }
  const added = await addAccount(tx, { account, passwordHash, place: unknownPlace })
  if (added !== 'added') return err(conflict(takenMessages[added]))
  await tx.audit.add({
    action: 'account.made-first-admin',
    actorId: null,
    subjectId: account.id,
    requestId,
    at: now,
  })
  return ok(account)
}
