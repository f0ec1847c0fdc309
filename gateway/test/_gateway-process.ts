import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { eventually } from '@landfall/kit/testing/eventually'

/**
 * A gateway that is a process of its own, so that a test can kill it.
 * @param o.environment of a site of fakes, and more
 * @param o.flags of Node; with them, the process has a channel for messages
 */
export async function startGatewayProcess(o: {
  port: number
  environment: Record<string, string>
  flags?: readonly string[]
  /** A minute by default. */
  withinMs?: number
}): Promise<ChildProcess> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [...(o.flags ?? []), main], {
    env: {
      ...process.env,
      ...o.environment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(o.port),
    },
    stdio: o.flags ? ['ignore', 'ignore', 'inherit', 'ipc'] : 'ignore',
  })
  await eventually(async () => (await fetch(`http://127.0.0.1:${o.port}/healthz`)).ok, {
    timeoutMs: o.withinMs ?? 60_000,
  })
  return child
}

export async function killProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
