import { type ServiceConfig, serviceConfig } from '@landfall/kit/config'

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function catalogConfig(env: NodeJS.ProcessEnv = process.env): ServiceConfig {
  return serviceConfig('catalog', env)
}
