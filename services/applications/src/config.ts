import { serviceConfig, type ServiceConfig } from '@landfall/kit/process/config'

export const migrations = new URL('./db/migrations', import.meta.url)

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function applicationsConfig(env: NodeJS.ProcessEnv = process.env): ServiceConfig {
  return serviceConfig('applications', env)
}
