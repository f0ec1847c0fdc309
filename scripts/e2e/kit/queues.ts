/** The queues of a throw-away platform, read without its services. */
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { redis } from '../../dev/stores/redis.ts'
import { addressOf } from './store-addresses.ts'

const PREFIX = 'landfall'

/** Every queue that a worker of the platform has opened. */
export async function openQueues(state: string) {
  const connection = connect(state)
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

/** Runs a job that takes no payload, now: one that the clock starts each minute or each day. */
export async function doNow(state: string, job: { queue: string; name: string }) {
  const connection = connect(state)
  const queue = new Queue(job.queue, { connection, prefix: PREFIX })
  await queue.add(job.name, {}, { removeOnComplete: true })
  await queue.close()
  connection.disconnect()
}

function connect(state: string): Redis {
  return new Redis(addressOf(redis, state), { maxRetriesPerRequest: null })
}
