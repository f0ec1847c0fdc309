/** Runs the kit against the official images, where a Docker engine answers. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { GenericContainer, type StartedTestContainer } from 'testcontainers'
import { isDockerUp } from '../dev/stores/container.ts'
import { stores } from '../dev/stores/run-stores.ts'
import type { Store } from '../dev/stores/store.ts'
import { runVitest } from './run-vitest.ts'
import type { Outcome } from './stage.ts'
import { nothing } from './tally.ts'

const PASSWORD = randomBytes(12).toString('hex')
const ANSWER_LIMIT_MS = 60_000

const containers = {
  postgres: () =>
    new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
      .withExposedPorts(5432),
  redis: () =>
    new GenericContainer('redis:8-alpine')
      .withCommand(['redis-server', '--appendonly', 'yes', '--requirepass', PASSWORD])
      .withExposedPorts(6379),
  nats: () =>
    new GenericContainer('nats:2.12-alpine').withCommand(['-js']).withExposedPorts(4222),
  mongodb: () => new GenericContainer('mongo:8').withExposedPorts(27017),
}

export async function runContainerTests(folder: string): Promise<Outcome> {
  if (!(await isDockerUp())) {
    return { ...nothing, skipped: 1, output: 'skipped: no Docker engine answers' }
  }
  // We stop the containers ourselves, and the image of the library's own cleaner may not be at hand.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true'
  const started: StartedTestContainer[] = []
  try {
    const env = await startContainers(started)
    return await runVitest(folder, ['integration'], {
      env,
      filters: ['services/_kit/test'],
    })
  } catch (error) {
    return { ...nothing, failed: 1, output: `A container did not start: ${String(error)}` }
  } finally {
    await Promise.all(started.map((container) => container.stop()))
  }
}

/** Adds every container to `started` before it reports that one failed. */
async function startContainers(
  started: StartedTestContainer[],
): Promise<NodeJS.ProcessEnv> {
  const attempts = await Promise.allSettled(
    Object.values(containers).map(async (container) => {
      started.push(await container().start())
    }),
  )
  const failed = attempts.find((attempt) => attempt.status === 'rejected')
  if (failed) throw failed.reason
  const at = (port: number) => {
    const container = started.find((candidate) => hasPort(candidate, port))
    if (!container) throw new Error(`no container serves port ${port}`)
    return `${container.getHost()}:${container.getMappedPort(port)}`
  }
  const urls = {
    postgres: `postgres://postgres:${PASSWORD}@${at(5432)}/postgres`,
    redis: `redis://:${PASSWORD}@${at(6379)}`,
    nats: `nats://${at(4222)}`,
    mongodb: `mongodb://${at(27017)}/landfall`,
  }
  await Promise.all(stores.map((store) => untilAnswers(store, urls[store.name])))
  return Object.fromEntries(
    stores.map(({ name, urlVariable }) => [`TEST_${urlVariable}`, urls[name]]),
  )
}

function hasPort(container: StartedTestContainer, port: number): boolean {
  try {
    return container.getMappedPort(port) > 0
  } catch {
    return false
  }
}

/** An open port is not yet a server that answers: an image may prepare its data first. */
async function untilAnswers(store: Store, url: string) {
  const deadline = Date.now() + ANSWER_LIMIT_MS
  for (;;) {
    try {
      await store.ping(url)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await sleep(100)
  }
}
