import type { ChildProcess } from 'node:child_process'
import { eventually } from '@landfall/kit/testing/eventually'
import { testBacking } from '@landfall/kit/testing/backing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from './_gateway.ts'
import { freePort, killProcess, startGatewayProcess } from './_gateway-process.ts'
import { type LiveClient, socketClient } from './_live-client.ts'
import { type LiveSite, startLiveSite } from './_live-site.ts'

let world: LiveSite
/** Provides the fakes; the gateway under test is a process of its own. */
let site: Site
let port: number
let gateway: ChildProcess
let client: LiveClient

beforeAll(async () => {
  world = await startLiveSite()
  site = await world.start({}, 'http')
  port = await freePort()
  gateway = await startGateway()
})

afterAll(async () => {
  client.close()
  await killProcess(gateway)
  await site.stop()
  await world.stop()
})

const startGateway = () =>
  startGatewayProcess({
    port,
    environment: { ...site.environment, NATS_URL: testBacking().natsUrl },
  })

it('clients of a killed gateway miss no state and no step', async () => {
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
    // Read again whenever the request is sent again, as in the web client.
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
  await world.publishStep(student, 1)
  await world.publishStep(student, 2)
  await eventually(() => expect(seen()).toEqual([1, 2]))
  await eventually(() => expect(counts.values()).toEqual([{ total: 0 }]))

  await killProcess(gateway)
  student.savedCount = 7
  await world.publishStep(student, 3)
  gateway = await startGateway()
  await world.publishStep(student, 4, { isLast: true })

  await eventually(() => expect(counts.values().at(-1)).toEqual({ total: 7 }))
  expect(await progress.ended).toBe('completed')
  expect(seen()).toEqual([1, 2, 3, 4])
})
