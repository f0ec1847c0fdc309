import {
  backingEnv,
  readConfig,
  type ServiceConfig,
  serviceConfig,
} from '@landfall/kit/process/config'
import { type OutgoingSettings, outgoingSettings } from '@landfall/kit/safe-fetch/settings'
import { z } from 'zod'
import type { KeyOrigins } from './ingestion/source/key-origins.ts'

/** The drizzle folder, for opening the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type CatalogConfig = ServiceConfig & {
  /** Whether searches are answered from memory; else PostgreSQL answers all of them. */
  searchIndex: boolean
  /** Unseals students' answers about themselves: 32 bytes as base64url. */
  studentAnswersKey: string
  /** Whether the worker checks the links of open listings, each about weekly. */
  linkChecks?: boolean
  /** Settings for the worker's requests to other people's servers. */
  outgoing?: OutgoingSettings
  /** Keys of outside sources, by the names that sources give: all of SOURCE_KEY_*. */
  sourceKeys?: Readonly<Record<string, string>>
  /** Where each key may be sent, by the key's name: SOURCE_KEY_X goes to SOURCE_ORIGINS_X. */
  keyOrigins?: KeyOrigins
}

const shape = z.object({
  SEARCH_INDEX: z.enum(['on', 'off']).default('on'),
  LINK_CHECKS: z.enum(['on', 'off']).optional(),
  STUDENT_ANSWERS_KEY: backingEnv.sealingKey(),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function catalogConfig(env: NodeJS.ProcessEnv = process.env): CatalogConfig {
  const { SEARCH_INDEX, LINK_CHECKS, STUDENT_ANSWERS_KEY } = readConfig(shape, env)
  const service = serviceConfig('catalog', env)
  const keys = Object.entries(env).filter(([name]) => name.startsWith('SOURCE_KEY_'))
  return {
    ...service,
    searchIndex: SEARCH_INDEX === 'on',
    studentAnswersKey: STUDENT_ANSWERS_KEY,
    // A local installation sends no requests to other sites unless it is told to.
    linkChecks:
      (LINK_CHECKS ?? (service.environment === 'production' ? 'on' : 'off')) === 'on',
    outgoing: outgoingSettings(env),
    sourceKeys: Object.fromEntries(
      keys.flatMap(([name, key]) => (key ? [[name, key]] : [])),
    ),
    keyOrigins: readOrigins(env),
  }
}

const origins = backingEnv.list().pipe(
  z.array(
    z
      .url({
        protocol: /^https?$/,
        error: 'is a list of origins such as https://api.example.org',
      })
      .transform((url) => new URL(url).origin),
  ),
)

function readOrigins(env: NodeJS.ProcessEnv): KeyOrigins {
  const names = Object.keys(env).filter((name) => name.startsWith('SOURCE_ORIGINS_'))
  const shape = z.object(Object.fromEntries(names.map((name) => [name, origins])))
  return Object.fromEntries(
    Object.entries(readConfig(shape, env)).map(([name, list]) => [
      name.replace('SOURCE_ORIGINS_', 'SOURCE_KEY_'),
      list,
    ]),
  )
}
