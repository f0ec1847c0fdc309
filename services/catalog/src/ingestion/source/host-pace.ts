import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a host may be asked again. @param intervalMs between two requests to it */
export type HostPace = (host: string, intervalMs: number) => Promise<void>

/**
 * Keeps requests to one host apart, whichever source asks. It knows this process only: sources are
 * fetched by one worker at a time, and a second worker would ask at most as often again.
 */
export function makeHostPace(): HostPace {
  const freeAt = new Map<string, number>()
  return async (host, intervalMs) => {
    const now = Date.now()
    const mine = Math.max(now, freeAt.get(host) ?? 0)
    freeAt.set(host, mine + intervalMs)
    if (mine > now) await wait(mine - now)
  }
}
