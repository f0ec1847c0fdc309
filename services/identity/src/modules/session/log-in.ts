import type { Clock } from '@landfall/kit/clock'
import { newId } from '@landfall/kit/ids'
import {
  tooManyRequests,
  type TooManyRequests,
  type ValidationFailed,
} from '@landfall/kit/problems'
import { err, ok, type Result } from '@landfall/kit/result'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import type { Caller } from '@landfall/kit/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores, Transaction } from '../../stores.ts'
import { publishSessionsEnded } from '../account/account.events.ts'
import { loginInput } from '../account/account.input.ts'
import { wrongCredentials, type WrongCredentials } from '../account/account.problems.ts'
import type { Account } from '../account/account.ts'
import type { PasswordHasher } from '../account/password-hash.ts'
import { newToken } from '../account/token.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { sessionEnd } from './session.ts'

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  stores: Stores
  clock: Clock
  hasher: PasswordHasher
  throttle: Throttle
}
type Failure = ValidationFailed | WrongCredentials | TooManyRequests
export type LoggedIn = {
  account: Account
  /** The cookie's value; nobody but the browser keeps it. */
  token: string
  expiresAt: Date
  /** For the long-lived device cookie, when the browser has none of ours. */
  newDeviceId: string | null
}

/** The nil UUID: where there is no account, the same queries run and find nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'
const deviceIdPattern = /^[A-Za-z0-9_-]{43}$/
const USER_AGENT_MAX = 400

/** Signs in by user name or address. An unknown account takes the same steps as a wrong password. */
export function makeLogIn({ unitOfWork, stores, clock, hasher, throttle }: Deps) {
  return async (caller: Caller, input: unknown): Promise<Result<LoggedIn, Failure>> => {
    const parsed = parseInput(loginInput, input)
    if (!parsed.ok) return parsed
    const { username, password } = parsed.value
    const account = await stores.accounts.findByLogin(username)
    const accountId = account?.id ?? nobody
    const deviceId = knownFormat(caller.client.deviceId)
    const attempt = {
      account: account?.id ?? username,
      address: caller.client.address,
      isKnownDevice: await stores.sessions.isKnownDevice(accountId, deviceId ?? ''),
    }
    const wait = await throttle.beginLogin(attempt)
    if (wait !== null) return err(tooManyRequests(wait))
    const stored = await stores.accounts.passwordHashOf(accountId)
    const fits = await hasher.verify(password, stored)
    if (!account?.isActive || !fits) return err(wrongCredentials())
    await throttle.loginSucceeded(attempt)
    const isOutdated = stored !== null && hasher.isOutdated(stored)
    const passwordHash = isOutdated ? await hasher.hash(password) : null
    return unitOfWork(async (tx) => {
      if (passwordHash) await tx.accounts.update(account.id, { passwordHash }, clock.now())
      return ok(await startSession(tx, account, caller, deviceId))
    })
  }

  async function startSession(
    tx: Transaction,
    account: Account,
    caller: Caller,
    deviceId: string | null,
  ): Promise<LoggedIn> {
    const { viewer, client } = caller
    const now = clock.now()
    if (viewer.kind === 'user') {
      // The browser gets a new session; its old one would live on, out of everybody's reach.
      const wasOpen = await tx.sessions.remove(viewer.userId, viewer.sessionId)
      if (wasOpen) await publishSessionsEnded(tx, viewer.userId, [viewer.sessionId], now)
    }
    const token = newToken()
    const expiresAt = sessionEnd(now)
    const userAgent = client.userAgent?.slice(0, USER_AGENT_MAX) ?? null
    const { address } = client
    const times = { createdAt: now, lastSeenAt: now, expiresAt }
    await tx.sessions.insert(token, {
      id: newId(),
      userId: account.id,
      userAgent,
      address,
      ...times,
    })
    const newDeviceId = deviceId === null ? newToken() : null
    await tx.sessions.rememberDevice(account.id, deviceId ?? newDeviceId ?? '', now)
    await tx.audit.add({
      action: 'account.logged-in',
      actorId: account.id,
      subjectId: account.id,
      requestId: caller.requestId,
      at: now,
    })
    return { account, token, expiresAt, newDeviceId }
  }
}

/** Only ids that we made count: a short one could be guessed, and then be "known" to an account. */
function knownFormat(deviceId: string | null): string | null {
  return deviceId !== null && deviceIdPattern.test(deviceId) ? deviceId : null
}
