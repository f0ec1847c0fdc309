import { readConfig, type ServiceConfig, serviceConfig } from '@landfall/kit/config'
import {
  type OutgoingSettings,
  outgoingSettings,
} from '@landfall/kit/guarded-fetch-settings'
import { z } from 'zod'

/** The drizzle folder, for whoever opens the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type CatalogConfig = ServiceConfig & {
  /** Whether searches are answered from memory; else PostgreSQL answers all of them. */
  searchIndex: boolean
  /** What the worker may ask of servers of others. */
  outgoing?: OutgoingSettings
  /** Keys of outside sources, by the names that sources give: all of SOURCE_KEY_*. */
  sourceKeys?: Readonly<Record<string, string>>
}

const shape = z.object({ SEARCH_INDEX: z.enum(['on', 'off']).default('on') })

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function catalogConfig(env: NodeJS.ProcessEnv = process.env): CatalogConfig {
  const { SEARCH_INDEX } = readConfig(shape, env)
  const keys = Object.entries(env).filter(([name]) => name.startsWith('SOURCE_KEY_'))
  return {
    ...serviceConfig('catalog', env),
    searchIndex: SEARCH_INDEX === 'on',
    outgoing: outgoingSettings(env),
    sourceKeys: Object.fromEntries(
      keys.flatMap(([name, key]) => (key ? [[name, key]] : [])),
    ),
  }
}
