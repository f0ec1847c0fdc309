import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { eventually } from '@landfall/kit/testing/eventually'
import { testBacking } from '@landfall/kit/testing/backing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from './_gateway.ts'
import { type LiveClient, socketClient } from './_live-client.ts'
import { type LiveSite, startLiveSite } from './_live-site.ts'

let world: LiveSite
/** Its fakes; the gateway that answers is a process of its own. */
let site: Site
let port: number
let gateway: ChildProcess
let client: LiveClient

beforeAll(async () => {
  world = await startLiveSite()
  site = await world.start({}, 'http')
  port = await freePort()
  gateway = await startGateway()
}, 120_000)

afterAll(async () => {
  client.close()
  await kill()
  await site.stop()
  await world.stop()
})

async function startGateway(): Promise<ChildProcess> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...site.environment,
      NATS_URL: testBacking().natsUrl,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: 'ignore',
  })
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok, {
    timeoutMs: 60_000,
  })
  return child
}

async function kill(): Promise<void> {
  const gone = once(gateway, 'exit')
  gateway.kill('SIGKILL')
  await gone
}

it('a killed gateway costs its clients no state and no step', async () => {
  const student = world.signIn()
  client = socketClient(`http://127.0.0.1:${port}`, {
    session: student.session,
    retryAttempts: 1_000,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
  })
  const steps: number[] = []
  const variables = {
    runId: student.runId,
    // Read anew when the request is sent again, as the web client does.
    get after() {
      return steps.at(-1) ?? 0
    },
  }
  const query = `subscription S($runId: ID!, $after: Int) {
    matchProgress(runId: $runId, after: $after) { sequence }
  }`
  const progress = client.watch({ query, variables })
  const counts = client.watch({
    query: 'subscription { savedScholarshipCounts { total } }',
  })
  const seen = () => {
    const all = progress.values().map((step) => (step as { sequence: number }).sequence)
    steps.splice(0, steps.length, ...all)
    return all
  }
  await world.tellStep(student, 1)
  await world.tellStep(student, 2)
  await eventually(() => expect(seen()).toEqual([1, 2]))
  await eventually(() => expect(counts.values()).toEqual([{ total: 0 }]))

  await kill()
  student.savedCount = 7
  await world.tellStep(student, 3)
  gateway = await startGateway()
  await world.tellStep(student, 4, { isLast: true })

  await eventually(() => expect(counts.values().at(-1)).toEqual({ total: 7 }), {
    timeoutMs: 15_000,
  })
  expect(await progress.ended).toBe('completed')
  expect(seen()).toEqual([1, 2, 3, 4])
}, 180_000)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
