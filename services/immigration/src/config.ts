import {
  backingEnv,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'

/** The drizzle folder, for code that opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type ImmigrationConfig = ServiceConfig & {
  /** The key that opens what students enter here: 32 bytes as base64url. No other service has it. */
  immigrationKey: string
}

const shape = z.object({ IMMIGRATION_KEY: backingEnv.sealingKey() })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function immigrationConfig(env: NodeJS.ProcessEnv = process.env): ImmigrationConfig {
  const { IMMIGRATION_KEY: immigrationKey } = readConfig(shape, env)
  return { ...serviceConfig('immigration', env), immigrationKey }
}
