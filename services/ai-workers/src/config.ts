import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  backingEnv,
  ConfigError,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'
import { readLanguageToolSettings } from './languagetool-config.ts'
import { readProviderSettings } from './provider-config.ts'
import type { ProviderSettings } from './modules/provider/provider-settings.ts'
import type { LanguageToolSettings } from './modules/second-checker/languagetool.client.ts'

/** The drizzle folder, for code that opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type AiWorkersConfig = ServiceConfig & {
  mongodbUrl: string
  /** The key that opens students' answers about themselves: 32 bytes as base64url. */
  studentAnswersKey: string
  /** How many matches one student may start within an hour. */
  matchesPerHour: number
  /** How many versions of essays one student may hand in within an hour. */
  essaysPerHour: number
  /** How many essays one student may ask mentors to read within a calendar month. */
  essayRequestsPerMonth: number
  /** How many messages one student may send to mentors within an hour. */
  messagesPerHour: number
  /** The folder where workers keep their index between starts; null: none. */
  snapshotFolder: string | null
  /** Threads that match in addition to the worker's own; 0: none. */
  matchThreads: number
  /** How many jobs one worker process runs at a time. */
  matchConcurrency: number
  /** Null: no language model is used. */
  provider: ProviderSettings | null
  /** Null: essays get the notes of the built-in checker alone. */
  languageTool: LanguageToolSettings | null
}

const shape = z.object({
  STUDENT_ANSWERS_KEY: backingEnv.sealingKey(),
  MATCHES_PER_HOUR: z.coerce.number().int().positive().default(60),
  ESSAYS_PER_HOUR: z.coerce.number().int().positive().default(30),
  ESSAY_REQUESTS_PER_MONTH: z.coerce.number().int().positive().default(3),
  MENTOR_MESSAGES_PER_HOUR: z.coerce.number().int().positive().default(60),
  AI_WORKERS_SNAPSHOT_DIR: z.string().optional(),
  AI_WORKERS_MATCH_THREADS: z.coerce.number().int().min(0).max(64).default(0),
  AI_WORKERS_MATCH_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(16),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function aiWorkersConfig(env: NodeJS.ProcessEnv = process.env): AiWorkersConfig {
  const service = serviceConfig('ai-workers', env)
  const read = readConfig(shape, env)
  const { mongodbUrl } = service
  if (mongodbUrl === null) {
    throw new ConfigError(
      'MONGODB_URL: is missing. Results of matches and essays lie there.',
    )
  }
  const folder =
    read.AI_WORKERS_SNAPSHOT_DIR ?? join(tmpdir(), 'landfall-ai-workers-snapshot')
  return {
    ...service,
    mongodbUrl,
    studentAnswersKey: read.STUDENT_ANSWERS_KEY,
    matchesPerHour: read.MATCHES_PER_HOUR,
    essaysPerHour: read.ESSAYS_PER_HOUR,
    essayRequestsPerMonth: read.ESSAY_REQUESTS_PER_MONTH,
    messagesPerHour: read.MENTOR_MESSAGES_PER_HOUR,
    snapshotFolder: folder === 'none' ? null : folder,
    matchThreads: read.AI_WORKERS_MATCH_THREADS,
    matchConcurrency: read.AI_WORKERS_MATCH_CONCURRENCY,
    provider: readProviderSettings(env),
    languageTool: readLanguageToolSettings(env),
  }
}
