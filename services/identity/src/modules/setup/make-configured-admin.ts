import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { Transaction } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import {
  usernamePattern,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type Account,
} from '../account/account.ts'
import { insertAdmin } from './create-first-admin.ts'

type Deps = { clock: Clock; log: Log }
type Configured = Deps & { email: string; passwordHash: string }

/** The start must fail: an installation that nobody can administer looks fine until it is needed. */
export class FirstAdminRefused extends Error {
  // The log shows the messages of errors of this name.
  override name = 'ConfigError'
}

/**
 * Makes the configured address an admin: a new account, or the one that has proved the address.
 * @returns whether there is an admin now; the log says what to do when there is none
 * @throws FirstAdminRefused when somebody takes the name or the address meanwhile
 */
export async function makeConfiguredAdmin(
  tx: Transaction,
  { email, passwordHash, ...deps }: Configured,
): Promise<boolean> {
  const known = await tx.accounts.findByEmail(email)
  if (known) return promote(tx, known, deps)
  const person = {
    username: await freeUsername(tx, email),
    email,
    firstName: 'Admin',
    lastName: 'Account',
  }
  const added = await insertAdmin(tx, person, passwordHash, null, deps.clock.now())
  if (!added.ok) throw new FirstAdminRefused(`LANDFALL_ADMIN_EMAIL: ${added.error.message}`)
  deps.log.info({ userId: added.value.id }, 'made the first admin as configured')
  return true
}

/** Anybody may register with somebody else's address: only one who has proved it gets the role. */
async function promote(
  tx: Transaction,
  { id: userId, isActive, isEmailVerified, roles }: Account,
  { clock, log }: Deps,
): Promise<boolean> {
  if (!isActive) {
    log.warn(
      { userId },
      'the account with the address of LANDFALL_ADMIN_EMAIL is not active: set another address and start again, or use the setup link',
    )
    return false
  }
  if (!isEmailVerified) {
    log.warn(
      { userId },
      'the account with the address of LANDFALL_ADMIN_EMAIL has not verified it: verify it and start again, or use the setup link',
    )
    return false
  }
  const now = clock.now()
  await tx.accounts.update(userId, { roles: [...roles, 'admin'] }, now)
  await publishViewerChanged(tx, userId, now)
  await tx.audit.add({
    action: 'account.made-first-admin',
    actorId: null,
    subjectId: userId,
    requestId: null,
    at: now,
  })
  log.info(
    { userId },
    'made the account with the configured address the first admin; it keeps its own password',
  )
  return true
}

/** The address's own part where it makes a username, else with the first number that is free. */
async function freeUsername(tx: Transaction, email: string): Promise<string> {
  const wanted = usernameFrom(email)
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`
    const username = `${wanted.slice(0, USERNAME_MAX_LENGTH - suffix.length)}${suffix}`
    if ((await tx.accounts.findByUsername(username)) === null) return username
  }
}

function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? ''
  return usernamePattern.test(local) && local.length >= USERNAME_MIN_LENGTH
    ? local
    : 'admin'
}
