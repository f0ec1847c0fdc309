/** A second process of everything beside a platform that runs: another start, on the first one's stores. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from '../dev/ports.ts'
import { readOrMakeSecrets } from '../dev/secrets.ts'
import { stores } from '../dev/stores/run-stores.ts'

/**
 * Makes the state folder of the second platform, with the secrets of the first.
 * @param state of the first
 * @returns the second one's state folder, and its environment: the first one's stores and folders
 */
export function prepareSecond(state: string): { state: string; env: NodeJS.ProcessEnv } {
  const own = join(state, 'second')
  mkdirSync(own, { recursive: true })
  copyFileSync(join(state, 'secrets'), join(own, 'secrets'))
  const ports = JSON.parse(readFileSync(join(state, 'run/ports.json'), 'utf8')) as Ports
  const secrets = readOrMakeSecrets(join(state, 'secrets'))
  const urls = stores.map((store) => {
    const port = ports[store.name] ?? 0
    return [store.urlVariable, store.url({ data: '', isThrowAway: true, port, secrets })]
  })
  const env = {
    ...Object.fromEntries(urls),
    AI_WORKERS_SNAPSHOT_DIR: join(state, 'data/ai-workers-snapshot'),
    DOCUMENTS_DIR: join(state, 'data/documents'),
  }
  return { state: own, env }
}
