/** The processes of the platform itself: subgraphs, workers, gateway. */
import { join } from 'node:path'
import { gatewayEnv, insideEnv, platformEnv, type Facts } from './environment.ts'
import { importResolveDrizzle, root } from './paths.ts'
import type { ServiceFolder } from './services.ts'
import type { Supervisor } from './supervisor.ts'

/** As in containers: whatever strangers send, it may not fill the memory of the machine. */
const GATEWAY_FLAGS = ['--max-old-space-size=432']

/** Resolves when all are ready: each service brings its database and its shipped data up to date. */
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
    flags: readonly string[] = [],
  ) =>
    supervisor.run({
      stage: 'app',
      name,
      command: () => ({
        file: process.execPath,
        args: [importResolveDrizzle, ...flags, file],
        cwd: root,
        env: env(),
      }),
      ready: () => answersReady(port),
    })
  const service = async ({ name, folder }: ServiceFolder) => {
    const port = facts.ports[name] ?? 0
    await program(name, join(folder, 'src/main.ts'), port, () => insideEnv(shared, port))
    o.say(`  ✓ ${name}`)
  }
  const site = async (name: string, file: string, flags?: readonly string[]) => {
    await o.webIsBuilt
    const env = () => gatewayEnv(facts, shared)
    await program(name, join(root, file), facts.options.port, env, flags)
    o.say(`  ✓ ${name}`)
  }
  const workersPort = facts.ports.workers ?? 0
  const workersFile = join(root, 'scripts/dev/workers.ts')
  const workers = () =>
    program('workers', workersFile, workersPort, () => insideEnv(shared, workersPort))

  const siteIsUp = facts.options.isSingle
    ? site('platform', 'scripts/dev/single.ts')
    : Promise.all([
        ...facts.services.map(service),
        site('gateway', 'gateway/src/main.ts', GATEWAY_FLAGS),
      ])
  await Promise.all([siteIsUp, workers()])
}

async function answersReady(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(3_000),
  })
  const body = await response.text()
  if (!response.ok)
    throw new Error(`/readyz answers ${response.status}: ${body.slice(0, 200)}`)
}
