/** Imports a service's parts by the export names that all services share. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serviceConfig, type ServiceConfig } from '@landfall/kit/process/config'
import type { ServiceWorker } from '@landfall/kit/process/lifecycle'
import type { ServiceApp } from '@landfall/kit/service/server'
import type { ServiceFolder } from './services.ts'

type ReadConfig = (env: NodeJS.ProcessEnv) => ServiceConfig
type AppModule = { createApp(config: ServiceConfig): Promise<ServiceApp> }
type WorkerModule = { createWorker(config: ServiceConfig): Promise<ServiceWorker> }

/** @param more settings that no variable gives */
export async function loadApp(
  service: ServiceFolder,
  more: Pick<ServiceConfig, 'databaseWaitMs'> = {},
): Promise<ServiceApp> {
  const { createApp } = (await import(join(service.folder, 'src/app.ts'))) as AppModule
  return createApp({ ...(await loadConfig(service)), ...more })
}

/** null for a service that has no background half. */
export async function loadWorker(service: ServiceFolder): Promise<ServiceWorker | null> {
  const file = join(service.folder, 'src/worker.ts')
  if (!existsSync(file)) return null
  const { createWorker } = (await import(file)) as WorkerModule
  return createWorker(await loadConfig(service))
}

/**
 * Takes `donorsContentConfig(env)` from donors-content's config.ts; a service without that file reads the settings
 * that all services read.
 */
async function loadConfig({ name, folder }: ServiceFolder): Promise<ServiceConfig> {
  const file = join(folder, 'src/config.ts')
  if (!existsSync(file)) return serviceConfig(name, process.env)
  const functionName = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Config`
  const module = (await import(file)) as Record<string, ReadConfig | undefined>
  const read = module[functionName]
  if (!read) throw new Error(`${file} must export ${functionName}(env)`)
  return read(process.env)
}
