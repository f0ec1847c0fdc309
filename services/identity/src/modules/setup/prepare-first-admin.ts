import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { passwordFault } from '../account/password-rules.ts'
import type { PasswordHasher } from '../account/password-hash.ts'
import { usernamePattern, USERNAME_MAX_LENGTH } from '../account/account.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'
import { insertAdmin } from './create-first-admin.ts'

const VALID_MS = 7 * 86_400_000

type Deps = {
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
 */
export function makePrepareFirstAdmin(deps: Deps) {
  const { unitOfWork, clock, hasher, log, firstAdmin } = deps
  return async (): Promise<void> => {
    const passwordHash = firstAdmin ? await hashChecked(firstAdmin) : null
    const setupUrl = await unitOfWork(async (tx) => {
      await tx.accounts.lockAdmins()
      if ((await tx.accounts.countAdmins()) > 0) return null
      if (!firstAdmin || passwordHash === null) return newSetupUrl(tx)
      await insertConfigured(tx, firstAdmin.email, passwordHash)
      return null
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

  async function insertConfigured(
    tx: Transaction,
    email: string,
    passwordHash: string,
  ): Promise<void> {
    const person = {
      username: usernameFrom(email),
      email,
      firstName: 'First',
      lastName: 'Admin',
    }
    const added = await insertAdmin(tx, person, passwordHash, null, clock.now())
    if (!added.ok)
      throw new FirstAdminRefused(`LANDFALL_ADMIN_EMAIL: ${added.error.message}`)
    log.info({ userId: added.value.id }, 'made the first admin as configured')
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

/** The start must fail: an installation that nobody can administer looks fine until it is needed. */
class FirstAdminRefused extends Error {
  // The log shows the messages of errors of this name.
  override name = 'ConfigError'
}

function usernameFrom(email: string): string {
  const local = email.split('@')[0]?.slice(0, USERNAME_MAX_LENGTH) ?? ''
  return usernamePattern.test(local) && local.length >= 3 ? local : 'admin'
}
