import { readConfig, serviceConfig, type ServiceConfig } from '@landfall/kit/process/config'
import { z } from 'zod'

/** The drizzle folder, for whoever opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type CommunityConfig = ServiceConfig & {
  /** Multiplies the texts per day of each level of trust. */
  limitFactor: number
}

const shape = z.object({ FORUM_LIMIT_FACTOR: z.coerce.number().positive().default(1) })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function communityConfig(env: NodeJS.ProcessEnv = process.env): CommunityConfig {
  const { FORUM_LIMIT_FACTOR: limitFactor } = readConfig(shape, env)
  return { ...serviceConfig('community', env), limitFactor }
}
