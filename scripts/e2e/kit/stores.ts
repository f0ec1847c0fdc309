/** The stores of a throw-away platform, past its services: for what they must not do twice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPostgres, type Postgres } from '@landfall/kit/database/postgres'
import { createLog } from '@landfall/kit/observability/log'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import type { Ports } from '../../dev/ports.ts'
import { readOrMakeSecrets } from '../../dev/secrets.ts'
import { postgres } from '../../dev/stores/postgres.ts'
import { redis } from '../../dev/stores/redis.ts'
import type { Store } from '../../dev/stores/store.ts'

const PREFIX = 'landfall'

/** The schema of a service, as the administrator of the platform's database. */
export function openSchema(state: string, schema: string): Postgres {
  const log = createLog({ service: 'test', level: 'silent' })
  return createPostgres({
    url: urlOf(postgres, state),
    schema,
    applicationName: 'test',
    log,
  })
}

/** Every queue that a worker of the platform has opened. */
export async function openQueues(state: string) {
  const connection = new Redis(urlOf(redis, state), { maxRetriesPerRequest: null })
  const keys = await connection.keys(`${PREFIX}:*:meta`)
  const names = keys.map((key) => key.slice(PREFIX.length + 1, -':meta'.length))
  const queues = names.map((name) => new Queue(name, { connection, prefix: PREFIX }))
  return {
    queues,
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
      connection.disconnect()
    },
  }
}

function urlOf(store: Store, state: string): string {
  const ports = JSON.parse(readFileSync(join(state, 'run/ports.json'), 'utf8')) as Ports
  return store.url({
    data: '',
    isThrowAway: true,
    port: ports[store.name] ?? 0,
    secrets: readOrMakeSecrets(join(state, 'secrets')),
  })
}
