/** The ports of one run. Only the site's own port is seen from outside. */
import { join } from 'node:path'
import { folders } from './paths.ts'
import { choosePorts, isFree, type Ports } from './ports.ts'
import { isStillRunning } from './run-claim.ts'
import type { ServiceFolder } from './services.ts'
import { stores } from './stores/run-stores.ts'

export function platformPorts(services: ServiceFolder[]): Promise<Ports> {
  const names = [...stores, { name: 'workers' }, ...services].map(({ name }) => name)
  return choosePorts(join(folders.run, 'ports.json'), names, isLeftOver)
}

/** A store that an earlier supervisor left when it was killed is taken over with its port. */
function isLeftOver(name: string): boolean {
  return isStillRunning(join(folders.run, `${name}.json`))
}

/** People were told the site's port, so it never becomes another one silently. */
export async function claimSitePort(port: number) {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use by another program. Stop that one, or choose another port:\n` +
      `    npm start -- --port ${port + 1}      (or set PORT=${port + 1})`,
  )
}
