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
  /** Whether the worker asks the addresses of open listings, each about weekly. */
  linkChecks?: boolean
  /** What the worker may ask of servers of others. */
  outgoing?: OutgoingSettings
  /** Keys of outside sources, by the names that sources give: all of SOURCE_KEY_*. */
  sourceKeys?: Readonly<Record<string, string>>
}

const shape = z.object({
  SEARCH_INDEX: z.enum(['on', 'off']).default('on'),
  LINK_CHECKS: z.enum(['on', 'off']).optional(),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function catalogConfig(env: NodeJS.ProcessEnv = process.env): CatalogConfig {
  const { SEARCH_INDEX, LINK_CHECKS } = readConfig(shape, env)
  const service = serviceConfig('catalog', env)
  const keys = Object.entries(env).filter(([name]) => name.startsWith('SOURCE_KEY_'))
  return {
    ...service,
    searchIndex: SEARCH_INDEX === 'on',
    // A laptop that tries the product out asks nobody outside unless it is told to.
    linkChecks:
      (LINK_CHECKS ?? (service.environment === 'production' ? 'on' : 'off')) === 'on',
    outgoing: outgoingSettings(env),
    sourceKeys: Object.fromEntries(
      keys.flatMap(([name, key]) => (key ? [[name, key]] : [])),
    ),
  }
}
