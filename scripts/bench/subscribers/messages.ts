/** What the bench and its client processes tell each other. Times are milliseconds since 1970, with fractions. */

/** The first message to a client process. */
export type Orders = {
  url: string
  query: string
  organizationId: string
  /** One token for each client: each is another person. */
  tokens: readonly string[]
  /** Of a hundred clients, so many read server-sent events. */
  eventStreamPercent: number
  /** Clients that may be connecting at one moment. */
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

/** What this process has worked since its start, in seconds of a core. */
export function workedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
