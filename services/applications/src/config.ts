import {
  backingEnv,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'

export const migrations = new URL('./db/migrations', import.meta.url)

export type ApplicationsConfig = ServiceConfig & {
  /** Opens what students answer about themselves: 32 bytes as base64url. */
  studentAnswersKey: string
}

const shape = z.object({ STUDENT_ANSWERS_KEY: backingEnv.sealingKey() })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function applicationsConfig(
  env: NodeJS.ProcessEnv = process.env,
): ApplicationsConfig {
  const service = serviceConfig('applications', env)
  const { STUDENT_ANSWERS_KEY: studentAnswersKey } = readConfig(shape, env)
  return { ...service, studentAnswersKey }
}
