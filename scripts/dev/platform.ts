/** The processes of the platform itself: subgraphs, workers, gateway. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayEnv, insideEnv, platformEnv, type Facts } from './environment.ts'
import { root } from './paths.ts'
import { runOnce } from './run-once.ts'
import type { ServiceFolder } from './services.ts'
import type { Supervisor } from './supervisor.ts'

/** Resolves when all are ready and the shipped catalogue is loaded. */
export async function runPlatform(
  supervisor: Supervisor,
  facts: Facts,
  o: { webIsBuilt: Promise<void>; say(text: string): void },
): Promise<void> {
  const shared = platformEnv(facts, process.env)
  const program = (
    name: string,
    file: string,
    port: number,
    env: () => NodeJS.ProcessEnv,
  ) =>
    supervisor.run({
      stage: 'app',
      name,
      command: () => ({ file: process.execPath, args: [file], cwd: root, env: env() }),
      ready: () => answersReady(port),
    })
  const service = async ({ name, folder }: ServiceFolder) => {
    const port = facts.ports[name] ?? 0
    await program(name, join(folder, 'src/main.ts'), port, () => insideEnv(shared, port))
    o.say(`  ✓ ${name}`)
  }
  const site = async (name: string, file: string) => {
    await o.webIsBuilt
    const env = () => gatewayEnv(facts, shared)
    await program(name, join(root, file), facts.options.port, env)
    o.say(`  ✓ ${name}`)
  }
  const workersPort = facts.ports.workers ?? 0
  const workersFile = join(root, 'scripts/dev/workers.ts')
  const workers = () =>
    program('workers', workersFile, workersPort, () => insideEnv(shared, workersPort))

  if (facts.options.isSingle) {
    // The services migrate their schemas when they start; the workers rely on that.
    await site('platform', 'scripts/dev/single.ts')
    await Promise.all([workers(), loadCatalogue(shared, o.say)])
    return
  }
  const catalog = facts.services.find(({ name }) => name === 'catalog')
  const started = new Map(facts.services.map((entry) => [entry.name, service(entry)]))
  const migrated = Promise.all(started.values())
  const loaded = catalog
    ? started.get('catalog')?.then(() => loadCatalogue(shared, o.say))
    : undefined
  await Promise.all([
    migrated,
    migrated.then(workers),
    loaded,
    site('gateway', 'gateway/src/main.ts'),
  ])
}

/** The catalog's own command, which changes nothing when all is loaded already. */
async function loadCatalogue(env: NodeJS.ProcessEnv, say: (text: string) => void) {
  const command = join(root, 'services/catalog/src/commands/load-shipped.ts')
  if (!existsSync(command)) return
  const { code, output } = await runOnce(process.execPath, [command], { env })
  if (code !== 0) throw new Error(`The shipped catalogue could not be loaded:\n${output}`)
  say('  ✓ shipped catalogue loaded')
}

async function answersReady(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(3_000),
  })
  const body = await response.text()
  if (!response.ok)
    throw new Error(`/readyz answers ${response.status}: ${body.slice(0, 200)}`)
}
