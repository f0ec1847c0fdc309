import robotsModule from 'robots-parser'
import type { SafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'

/** What a host's robots.txt says about an address. */
export type RobotsRule =
  | { isAllowed: true; delayMs: number }
  | { isAllowed: false; reason: string }
export type Robots = (url: string) => Promise<RobotsRule>

/** The package's types declare `default`, but the module is the function itself. */
const robotsParser = robotsModule as unknown as (
  url: string,
  text: string,
) => {
  isAllowed(url: string, name: string): boolean | undefined
  getCrawlDelay(name: string): number | undefined
}

const MAX_BYTES = 512 * 1024
const MAX_DELAY_MS = 60_000
const ALLOWED: RobotsRule = { isAllowed: true, delayMs: 0 }
const FORBIDDEN: RobotsRule = { isAllowed: false, reason: 'robots.txt does not allow it' }

/**
 * Reads each host's robots.txt once. By RFC 9309, a missing one allows everything, and one that cannot be read
 * because the server fails allows nothing.
 * @param userAgent as we introduce ourselves; its first word is the name in the rules
 */
export function makeRobots(fetch: SafeFetch, userAgent: string): Robots {
  const rules = new Map<string, Promise<(url: string) => RobotsRule>>()
  return async (url) => {
    const { origin } = new URL(url)
    const known = rules.get(origin) ?? readRules(fetch, origin, userAgent)
    rules.set(origin, known)
    return (await known)(url)
  }
}

async function readRules(fetch: SafeFetch, origin: string, userAgent: string) {
  const address = `${origin}/robots.txt`
  const answer = await fetch.read(address, { maxBytes: MAX_BYTES, timeoutMs: 15_000 })
  if (!answer.ok) return () => unreadable(answer.error.detail)
  const { status } = answer.value
  if (status >= 500) return () => unreadable(`the server answered ${status}`)
  if (status >= 400) return () => ALLOWED
  const parsed = robotsParser(address, answer.value.body.toString())
  const name = userAgent.split('/')[0] ?? userAgent
  const delayMs = Math.min((parsed.getCrawlDelay(name) ?? 0) * 1000, MAX_DELAY_MS)
  return (url: string): RobotsRule =>
    (parsed.isAllowed(url, name) ?? true) ? { isAllowed: true, delayMs } : FORBIDDEN
}

function unreadable(why: string): RobotsRule {
  return { isAllowed: false, reason: `robots.txt cannot be read: ${why}` }
}
