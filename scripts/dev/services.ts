/** The services of this repository: each folder of services/ that can be started. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

export type ServiceFolder = { readonly name: string; readonly folder: string }

/** Folders that begin with `_` are not services; one without src/main.ts is not ready yet. */
export function discoverServices(base = join(root, 'services')): ServiceFolder[] {
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => ({ name, folder: join(base, name) }))
    .filter(({ folder }) => existsSync(join(folder, 'src/main.ts')))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** `ai-workers` and `DATABASE_URL` make `AI_WORKERS_DATABASE_URL`. */
export function serviceVariable(service: string, suffix: string): string {
  return `${service.replaceAll('-', '_').toUpperCase()}_${suffix}`
}
