/** The messages between the bench and its client processes. Times are milliseconds since 1970, with fractions. */

/** The first message to a client process. */
export type Orders = {
  url: string
  query: string
  organizationId: string
  /** One token for each client, each of another person. */
  tokens: readonly string[]
  /** How many of a hundred clients read server-sent events. */
  eventStreamPercent: number
  /** How many clients may be connecting at the same moment. */
  atOnce: number
}

/** Asks when each client had the figures in this version or a newer one. */
export type Question = { version: number }

export type Report =
  | { kind: 'ready' }
  | { kind: 'connected' }
  | { kind: 'worked'; cpuSeconds: number }
  | { kind: 'arrivals'; version: number; at: readonly number[] }
  | {
      kind: 'state'
      lost: number
      returned: readonly number[]
      tries: readonly number[]
      stepsBack: number
      polls: number
    }

/** How long this process has worked since its start, in seconds of a core. */
export function workedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
