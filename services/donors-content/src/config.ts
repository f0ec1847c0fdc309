import {
  backingEnv,
  ConfigError,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'

/** The drizzle folder, for whoever opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type DonorsContentConfig = ServiceConfig & {
  mongodbUrl: string
  /**
   * Seals letters to people without an account and hashes visitors so that they can't be traced: 32 bytes as
   * base64url.
   */
  studentAnswersKey: string
}

const shape = z.object({ STUDENT_ANSWERS_KEY: backingEnv.sealingKey() })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function donorsContentConfig(
  env: NodeJS.ProcessEnv = process.env,
): DonorsContentConfig {
  const service = serviceConfig('donors-content', env)
  const { STUDENT_ANSWERS_KEY: studentAnswersKey } = readConfig(shape, env)
  const { mongodbUrl } = service
  if (mongodbUrl === null) {
    throw new ConfigError('MONGODB_URL: is missing. Stories and their pictures lie there.')
  }
  return { ...service, mongodbUrl, studentAnswersKey }
}
