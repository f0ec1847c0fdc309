import { networkOf } from '@landfall/kit/http/client-network'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR_SECONDS = 3_600
const PER_ADDRESS = 5
/** The limit for everybody together: a flood from many addresses must not bury the queue. */
const IN_ALL = 200

/** Counts a suggestion from this address; returns how many seconds to wait, null for none. */
type SuggestionLimit = (address: string) => Promise<number | null>

/** Counts in this process's memory: no address is stored anywhere, and each process has its own limits. */
export function createSuggestionLimit(): SuggestionLimit {
  const duration = HOUR_SECONDS
  const byAddress = new RateLimiterMemory({ duration, points: PER_ADDRESS })
  const all = new RateLimiterMemory({ duration, points: IN_ALL })
  return async (address) =>
    (await waitFor(byAddress, networkOf(address))) ?? (await waitFor(all, 'all'))
}

async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  }
}
