/** A production gateway over made-up subgraphs, each in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testKeys } from '@landfall/kit/testing/callers'

const repository = join(import.meta.dirname, '../..')

export type LoneGateway = {
  url: string
  operationsUrl: string
  hasEnded(): boolean
  stop(): void
}

/** @param o.heapMib as where the platform is started; without it, V8 lets the heap grow as the machine allows */
export async function startLoneGateway(o: {
  port: number
  heapMib: number
  environment: Record<string, string>
}): Promise<LoneGateway> {
  const keys = testKeys()
  const subgraphs = start('scripts/bench/gateway/subgraphs.ts', [keys.publicKey], {})
  const [line] = (await once(subgraphs.stdout ?? subgraphs, 'data')) as [Buffer]
  const urls = JSON.parse(line.toString()) as Record<string, string>
  const gateway = start('gateway/src/main.ts', [], {
    NODE_OPTIONS: `--max-old-space-size=${o.heapMib}`,
    GATEWAY_PRIVATE_KEY: keys.privateKey,
    PORT: String(o.port),
    OPS_PORT: String(o.port + 1),
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    ...o.environment,
    IDENTITY_URL: urls['identity'],
    CATALOG_URL: urls['catalog'],
    APPLICATIONS_URL: urls['applications'],
    AI_WORKERS_URL: urls['ai-workers'],
    MENTORING_URL: urls['mentoring'],
  })
  const url = `http://127.0.0.1:${o.port}`
  await untilReady(url)
  return {
    url,
    operationsUrl: `http://127.0.0.1:${o.port + 1}`,
    hasEnded: () => gateway.exitCode !== null || gateway.signalCode !== null,
    stop() {
      gateway.kill()
      subgraphs.kill()
    },
  }
}

function start(
  file: string,
  args: readonly string[],
  environment: Record<string, string | undefined>,
): ChildProcess {
  return spawn(process.execPath, [join(repository, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(250)
  }
  throw new Error('The gateway did not become ready')
}
