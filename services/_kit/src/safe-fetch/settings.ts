import { z } from 'zod'
import { backingEnv, readConfig } from '../process/config.ts'

/** What a process may do on the network outside. */
export type OutgoingSettings = {
  /** How we introduce ourselves to other people's servers. */
  userAgent: string
  /** Ports that may be asked beside 80 and 443. */
  ports: readonly number[]
  /** Pairs `host:port` that are asked whatever their address is; for tests and a company's own net. */
  allowedHosts: readonly string[]
}

/** Introduces us by name, asks the usual ports only and no private address. */
export const outgoingDefaults: OutgoingSettings = {
  userAgent: 'LandfallBot/1.0',
  ports: [],
  allowedHosts: [],
}

/** Reads FETCH_USER_AGENT, FETCH_PORTS and FETCH_ALLOWED_HOSTS. @throws ConfigError */
export function outgoingSettings(env: NodeJS.ProcessEnv): OutgoingSettings {
  const shape = z.object({
    FETCH_USER_AGENT: z
      .string()
      .regex(/^[\x20-\x7e]{3,200}$/, 'is 3 to 200 plain characters')
      .default(outgoingDefaults.userAgent),
    FETCH_PORTS: backingEnv
      .list()
      .pipe(z.array(z.coerce.number<string>().int().min(1).max(65535)))
      .default([]),
    FETCH_ALLOWED_HOSTS: backingEnv
      .list()
      .pipe(z.array(z.string().regex(/^\S+:\d+$/, 'is a list of host:port')))
      .default([]),
  })
  const read = readConfig(shape, env)
  return {
    userAgent: read.FETCH_USER_AGENT,
    ports: read.FETCH_PORTS,
    allowedHosts: read.FETCH_ALLOWED_HOSTS,
  }
}
