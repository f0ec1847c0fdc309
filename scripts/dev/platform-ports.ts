/** The ports of one run. All but the site's own are inside matters. */
import { join } from 'node:path'
import { folders } from './paths.ts'
import { choosePorts, isFree, type Ports } from './ports.ts'
import { isStillRunning } from './run-claim.ts'
import type { ServiceFolder } from './services.ts'
import { stores } from './stores/run-stores.ts'

const FIRST_SERVICE_PORT = 54340

export function platformPorts(services: ServiceFolder[]): Promise<Ports> {
  const inside = ['workers', ...services.map(({ name }) => name)]
  const wanted = Object.fromEntries([
    ...stores.map(({ name, usualPort }) => [name, usualPort]),
    ...inside.map((name, index) => [name, FIRST_SERVICE_PORT + index]),
  ])
  return choosePorts(join(folders.run, 'ports.json'), wanted, isLeftOver)
}

/** What an earlier, killed supervisor left is taken over or replaced: its port is ours. */
function isLeftOver(name: string): boolean {
  return isStillRunning(join(folders.run, `${name}.json`))
}

/** The site's port is the one that people were told: never another one silently. */
export async function claimSitePort(port: number) {
  if (['gateway', 'platform'].some(isLeftOver) || (await isFree(port))) return
  throw new Error(
    `Port ${port} is in use by another program. Stop that one, or choose another port:\n` +
      `    npm start -- --port ${port + 1}      (or set PORT=${port + 1})`,
  )
}
