import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a host may be asked again. @param intervalMs between two requests to it */
export type HostPace = (host: string, intervalMs: number) => Promise<void>

/**
 * Spaces out requests to one host, whichever source makes them. It only covers this process: one worker at a time
 * fetches a source, and a second worker would at most double the rate.
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
