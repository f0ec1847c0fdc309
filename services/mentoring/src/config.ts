import { readConfig, serviceConfig, type ServiceConfig } from '@landfall/kit/process/config'
import { z } from 'zod'

export const migrations = new URL('./db/migrations', import.meta.url)

export type MentoringConfig = ServiceConfig & {
  /** How many sessions one student may book in a calendar month, so that there are some left for others. */
  sessionsPerMonth: number
}

const shape = z.object({
  SESSIONS_PER_MONTH: z.coerce.number().int().positive().default(4),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function mentoringConfig(env: NodeJS.ProcessEnv = process.env): MentoringConfig {
  const { SESSIONS_PER_MONTH: sessionsPerMonth } = readConfig(shape, env)
  return { ...serviceConfig('mentoring', env), sessionsPerMonth }
}
