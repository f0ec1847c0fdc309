import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { passwordFault } from '../account/password-rules.ts'
import type { PasswordHasher } from '../account/password-hash.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'
import { FirstAdminRefused, makeConfiguredAdmin } from './make-configured-admin.ts'

const VALID_MS = 7 * 86_400_000

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  hasher: PasswordHasher
  log: Log
  passwordMinLength: number
  publicUrl: string
  /** From LANDFALL_ADMIN_EMAIL and LANDFALL_ADMIN_PASSWORD; null when they are not set. */
  firstAdmin: { email: string; password: string } | null
}

/**
 * At a start without any admin: makes the configured one, or a one-time link whose address goes
 * to the log, for whoever can read it. There is never a default password.
 * @throws FirstAdminRefused on a password that breaks the rules
 */
export function makePrepareFirstAdmin(deps: Deps) {
  const { stores, unitOfWork, clock, hasher, log, firstAdmin } = deps
  return async (): Promise<void> => {
    // Once there is an admin, the configured one no longer matters: no costly hash, and no refusal.
    if ((await stores.accounts.countAdmins()) > 0) return
    const passwordHash = firstAdmin ? await hashChecked(firstAdmin) : null
    const setupUrl = await unitOfWork(async (tx) => {
      await tx.accounts.lockAdmins()
      if ((await tx.accounts.countAdmins()) > 0) return null
      const isMade =
        firstAdmin !== null &&
        passwordHash !== null &&
        (await makeConfiguredAdmin(tx, { ...deps, email: firstAdmin.email, passwordHash }))
      return isMade ? null : newSetupUrl(tx)
    })
    if (setupUrl !== null) {
      log.warn({ setupUrl }, 'there is no admin yet: open this address once to make one')
    }
  }

  async function hashChecked({ email, password }: { email: string; password: string }) {
    const fault = passwordFault(password, deps.passwordMinLength, [email])
    if (fault === null) return hasher.hash(password)
    throw new FirstAdminRefused(`LANDFALL_ADMIN_PASSWORD: ${fault}`)
  }

  async function newSetupUrl(tx: Transaction): Promise<string> {
    const token = newToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + VALID_MS)
    await tx.setup.replace({
      id: newId(),
      token: hashToken(token),
      expiresAt,
      createdAt: now,
    })
    return `${deps.publicUrl}/setup?token=${token}`
  }
}
