import { createHash } from 'node:crypto'
import { networkOf } from '@landfall/kit/http/client-network'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import {
  slowDownSeconds,
  type Throttle,
  type ThrottleLimits,
  type Wait,
} from './throttle.ts'

const HOUR_SECONDS = 3_600
/** This limiter only counts and never refuses: another one sets the wait between tries. */
const UNLIMITED = Number.MAX_SAFE_INTEGER

type Limiters = ReturnType<typeof createLimiters>

/** Throttling over Redis with each process's memory as insurance. @param prefix keeps tests apart */
export function createRedisThrottle(o: {
  redis: Redis
  limits: ThrottleLimits
  prefix?: string
}): Throttle {
  const limiters = createLimiters(o.redis, o.limits, o.prefix ?? 'landfall:identity')
  return {
    beginLogin: (attempt) => beginLogin(limiters, o.limits, attempt),
    async loginSucceeded({ account, address, knownDevice }) {
      if (knownDevice !== null) {
        await limiters.device.delete(keyOf(account, knownDevice))
        return
      }
      await limiters.accountAndAddress.delete(keyOf(account, networkOf(address)))
      await limiters.account.reward(keyOf(account))
      await limiters.address.reward(keyOf(networkOf(address)))
    },
    async passwordReset(account, address) {
      await limiters.accountAndAddress.delete(keyOf(account, networkOf(address)))
      await limiters.account.delete(keyOf(account))
      await limiters.accountGate.delete(keyOf(account))
    },
    registration: (address) => waitFor(limiters.registration, keyOf(networkOf(address))),
    mailRequest: (address) => waitFor(limiters.mailRequest, keyOf(networkOf(address))),
    emailChange: (account) => waitFor(limiters.emailChange, keyOf(account)),
    invitation: (organizationId) => waitFor(limiters.invitation, keyOf(organizationId)),
    contactMessage: (address) => waitFor(limiters.contact, keyOf(networkOf(address))),
  }
}

function createLimiters(redis: Redis, limits: ThrottleLimits, prefix: string) {
  const limiter = (name: string, points: number, duration: number) => {
    const options = { keyPrefix: `${prefix}:${name}`, points, duration }
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
  }
  const window = limits.loginWindowSeconds
  return {
    accountAndAddress: limiter('aa', limits.loginFailuresPerAccountAndAddress, window),
    account: limiter('account', UNLIMITED, window),
    accountGate: limiter('gate', 1, window),
    address: limiter('address', limits.loginFailuresPerAddress, window),
    device: limiter('device', limits.loginFailuresPerDevice, window),
    registration: limiter('registration', limits.registrationsPerHour, HOUR_SECONDS),
    mailRequest: limiter('mail-request', limits.mailRequestsPerHour, HOUR_SECONDS),
    emailChange: limiter('email-change', limits.mailRequestsPerHour, HOUR_SECONDS),
    invitation: limiter('invitation', limits.invitationsPerHour, HOUR_SECONDS),
    contact: limiter('contact', limits.contactMessagesPerHour, HOUR_SECONDS),
  }
}

async function beginLogin(
  limiters: Limiters,
  limits: ThrottleLimits,
  attempt: Parameters<Throttle['beginLogin']>[0],
): Promise<Wait> {
  if (attempt.knownDevice !== null) {
    return waitFor(limiters.device, keyOf(attempt.account, attempt.knownDevice))
  }
  const byAddress = keyOf(networkOf(attempt.address))
  const byBoth = keyOf(attempt.account, networkOf(attempt.address))
  const byAccount = keyOf(attempt.account)
  const wait =
    (await waitFor(limiters.address, byAddress)) ??
    (await waitFor(limiters.accountAndAddress, byBoth))
  if (wait !== null) return wait
  const { consumedPoints } = await limiters.account.consume(byAccount)
  const over = consumedPoints - limits.loginFailuresPerAccount
  if (over <= 0) return null
  const seconds = slowDownSeconds(over, limits.loginMaxWaitSeconds)
  const gate = await waitFor(limiters.accountGate, byAccount, seconds)
  if (gate === null) return null
  // This try was never made: somebody who waits too little is not punished for longer.
  await limiters.account.reward(byAccount)
  await limiters.accountAndAddress.reward(byBoth)
  await limiters.address.reward(byAddress)
  return gate
}

/** Takes a point; answers the seconds to wait when there is none left. */
async function waitFor(
  limiter: RateLimiterRedis,
  key: string,
  customDuration?: number,
): Promise<Wait> {
  try {
    await limiter.consume(key, 1, customDuration === undefined ? {} : { customDuration })
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  }
}

/** Addresses and names are personal: Redis gets a hash of them. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url')
}
