import {
  backingEnv,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'

/** The drizzle folder, for whoever opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type ImmigrationConfig = ServiceConfig & {
  /** Opens what students enter here: 32 bytes as base64url. No other service has it. */
  immigrationKey: string
}

const shape = z.object({ IMMIGRATION_KEY: backingEnv.sealingKey() })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function immigrationConfig(env: NodeJS.ProcessEnv = process.env): ImmigrationConfig {
  const { IMMIGRATION_KEY: immigrationKey } = readConfig(shape, env)
  return { ...serviceConfig('immigration', env), immigrationKey }
}
