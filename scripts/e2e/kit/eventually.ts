import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS } from '@landfall/kit/testing/eventually'

const POLL_MS = 100

/** Asks again until the answer is neither null nor false; if it never is, reports what was thrown meanwhile. */
export async function eventually<Value>(
  ask: () => Promise<Value | null | false>,
  what: string,
  limitMs = PATIENCE_MS,
): Promise<Value> {
  const giveUpAt = Date.now() + limitMs
  let reason = ''
  for (;;) {
    try {
      const value = await ask()
      if (value !== null && value !== false) return value
    } catch (error) {
      reason = ` (${error instanceof Error ? error.message : String(error)})`
    }
    if (Date.now() > giveUpAt) throw new Error(`Not within ${limitMs} ms: ${what}${reason}`)
    await pause(POLL_MS)
  }
}
