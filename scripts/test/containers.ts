/** The kit against the official images, where a Docker engine answers. */
import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers'
import { isDockerUp } from '../dev/stores/container.ts'
import { runVitest } from './run-vitest.ts'
import type { Outcome } from './stages.ts'
import { nothing } from './tally.ts'

const PASSWORD = 'made-for-one-test-run'

export async function runContainerTests(folder: string): Promise<Outcome> {
  if (!(await isDockerUp())) {
    return { ...nothing, skipped: 1, output: 'skipped: no Docker engine answers' }
  }
  // We stop them ourselves, and its image may not be at hand.
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

async function startContainers(
  started: StartedTestContainer[],
): Promise<NodeJS.ProcessEnv> {
  const keep = async (container: GenericContainer) => {
    const running = await container.start()
    started.push(running)
    return running
  }
  const [postgres, redis, nats, mongodb] = await Promise.all([
    keep(
      new GenericContainer('postgres:18')
        .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
        .withExposedPorts(5432)
        // Its entrypoint starts it twice, the first time for itself only.
        .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2)),
    ),
    keep(
      new GenericContainer('redis:8-alpine')
        .withCommand(['redis-server', '--appendonly', 'yes'])
        .withExposedPorts(6379),
    ),
    keep(
      new GenericContainer('nats:2.12-alpine').withCommand(['-js']).withExposedPorts(4222),
    ),
    keep(new GenericContainer('mongo:8').withExposedPorts(27017)),
  ])
  return {
    TEST_DATABASE_URL: `postgres://postgres:${PASSWORD}@${at(postgres, 5432)}/postgres`,
    TEST_REDIS_URL: `redis://${at(redis, 6379)}`,
    TEST_NATS_URL: `nats://${at(nats, 4222)}`,
    TEST_MONGODB_URL: `mongodb://${at(mongodb, 27017)}/landfall`,
  }
}

function at(container: StartedTestContainer, port: number): string {
  return `${container.getHost()}:${container.getMappedPort(port)}`
}
