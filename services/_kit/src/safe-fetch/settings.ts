import { z } from 'zod'
import { backingEnv, readConfig } from '../process/config.ts'

/** What a process may do on the network outside. */
export type OutgoingSettings = {
  /** How we introduce ourselves to other people's servers. */
  userAgent: string
  /** Ports that may be used besides 80 and 443. */
  ports: readonly number[]
  /** `host:port` pairs that are allowed whatever their address; for tests and a company's own network. */
  allowedHosts: readonly string[]
}

/** Identifies us by name, and allows only the usual ports and no private addresses. */
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
