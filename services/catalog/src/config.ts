import { type ServiceConfig, serviceConfig } from '@landfall/kit/config'

/** The drizzle folder, for whoever opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function catalogConfig(env: NodeJS.ProcessEnv = process.env): ServiceConfig {
  return serviceConfig('catalog', env)
}
