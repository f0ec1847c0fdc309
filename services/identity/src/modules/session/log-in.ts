import { tooManyRequests, type TooManyRequests } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller, Viewer } from '@landfall/kit/identity/viewer'
import type { Transaction } from '../../stores.ts'
import type { LoginInput } from '../account/account.input.ts'
import {
  accountSuspended,
  wrongCredentials,
  type AccountSuspended,
  type WrongCredentials,
} from '../account/account.problems.ts'
import type { CredentialDeps } from '../account/credential-deps.ts'
import { makeStartSession, type LoggedIn } from './start-session.ts'

type Failure = WrongCredentials | AccountSuspended | TooManyRequests

/** The nil UUID: where there is no account, the same queries run and find nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'
const deviceIdPattern = /^[A-Za-z0-9_-]{43}$/

/** Signs in by user name or address. An unknown account takes the same steps as a wrong password. */
export function makeLogIn({ unitOfWork, stores, clock, hasher, throttle }: CredentialDeps) {
  const startSession = makeStartSession({ clock })
  return async (
    caller: Caller,
    { username, password }: LoginInput,
  ): Promise<Result<LoggedIn, Failure>> => {
    const account = await stores.accounts.findByLogin(username)
    const accountId = account?.id ?? nobody
    const deviceId = knownFormat(caller.client.deviceId)
    const isKnown = await stores.sessions.isKnownDevice(accountId, deviceId ?? '')
    const attempt = {
      account: account?.id ?? username,
      address: caller.client.address,
      knownDevice: isKnown ? deviceId : null,
    }
    const wait = await throttle.beginLogin(attempt)
    if (wait !== null) return err(tooManyRequests(wait))
    const stored = await stores.accounts.passwordHashOf(accountId)
    const fits = await hasher.verify(password, stored)
    if (!account || !fits) return err(wrongCredentials())
    await throttle.loginSucceeded(attempt)
    const isOutdated = stored !== null && hasher.isOutdated(stored)
    const passwordHash = isOutdated ? await hasher.hash(password) : null
    return unitOfWork<Result<LoggedIn, Failure>>(async (tx) => {
      // A reset that came in between has ended all sessions: the old password opens no new one.
      await lockAccounts(tx, account.id, caller.viewer)
      if ((await tx.accounts.passwordHashOf(account.id)) !== stored) {
        return err(wrongCredentials())
      }
      const current = await tx.accounts.find(account.id)
      if (!current?.isActive) {
        return err(accountSuspended(current?.suspensionReason ?? null))
      }
      if (passwordHash) await tx.accounts.update(account.id, { passwordHash }, clock.now())
      return ok(await startSession(tx, account, caller, deviceId))
    })
  }
}

/**
 * Locks the account that is signed in to, and the one whose session in this browser ends: both before
 * their sessions, as everywhere, and in one order, so that no two sign-ins wait for each other.
 */
async function lockAccounts(tx: Transaction, id: string, viewer: Viewer): Promise<void> {
  const ids = new Set([id, viewer.kind === 'user' ? viewer.userId : id])
  for (const each of [...ids].toSorted()) await tx.accounts.lock(each)
}

/** Only ids that we made count: a short one could be guessed, and then be "known" to an account. */
function knownFormat(deviceId: string | null): string | null {
  return deviceId !== null && deviceIdPattern.test(deviceId) ? deviceId : null
}
