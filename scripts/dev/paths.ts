/** Where things lie on this machine. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/** Loaded before anything that imports drizzle-orm: saves half of the CPU time and memory of a start (see there). */
export const resolveDrizzle = 'services/_kit/src/process/resolve-drizzle.ts'

/** Node's flag for that, wherever this clone lies. It is a URL because a path may hold a `%`. */
export const importResolveDrizzle = `--import=${pathToFileURL(join(root, resolveDrizzle)).href}`

/** The folder for what a run keeps: data, logs, secrets, process ids. `LANDFALL_STATE` names another place. */
export const state = resolve(process.env.LANDFALL_STATE || join(root, '.landfall'))

export const folders = {
  data: join(state, 'data'),
  logs: join(state, 'log'),
  run: join(state, 'run'),
  web: join(root, 'web/dist'),
}

/** Programs built once for this user, whatever clone they were built from. */
export const cache = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'landfall',
)
