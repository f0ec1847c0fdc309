/**
 * How many outbox rows a second the relay brings to JetStream, compared with publishing the same bytes from memory
 * with as many acknowledgements pending:
 *
 *     npm run bench outbox -- [--rounds 5] [--rows 10000]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBus } from '@landfall/kit/messaging/bus'
import { createJobQueues } from '@landfall/kit/jobs/queues'
import { createLog } from '@landfall/kit/observability/log'
import { natsAddress } from '@landfall/kit/messaging/nats-address'
import { createRelay } from '@landfall/kit/messaging/outbox-relay'
import { createPostgres } from '@landfall/kit/database/postgres'
import { migrate } from '@landfall/kit/database/postgres-migrate'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testBacking } from '@landfall/kit/testing/backing'
import { defineEvent, makeEnvelope } from '@landfall/proto-events'
import { newId } from '@landfall/kit/core/ids'
import { StorageType, jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { z } from 'zod'
import { root } from '../dev/paths.ts'
import { pairedRatio, report, runPaired, secondsOf } from './measure.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '10000' },
  },
})
const rows = Number(values.rows)
const WINDOW = 512
const OURS = 'LANDFALL_BENCH'
const BARE = 'BENCH_BARE'

const Saved = defineEvent({
  publisher: 'bench',
  noun: 'scholarship',
  verb: 'saved',
  version: 1,
  description: 'What a bench publishes: the size of a usual event.',
  schema: z.object({ scholarshipId: z.string(), title: z.string(), provider: z.string() }),
})

const { natsUrl, redisUrl } = testBacking()
const log = createLog({ service: 'bench', level: 'silent' })
const schema = await createTestSchema('bench')
const postgres = createPostgres({
  url: schema.url,
  schema: 'bench',
  applicationName: 'bench',
  log,
})
const bus = createBus({ url: natsUrl, name: 'bench', log })
const jobs = createJobQueues({ redisUrl, log, prefix: `bench-${newId()}` })
const relay = createRelay({ postgres, bus, jobs, log })
const { manager } = await bus.session()
/** The peer's connection has the client's default settings. */
const connection = await connect(natsAddress(natsUrl))
const client = jetstream(connection)

try {
  await migrate(postgres, { folder: join(root, 'services/_kit/test/_migrations') })
  const figures = await runPaired(
    { 'relay, rows of PostgreSQL': drainRows, 'bare windowed publish': publishBare },
    Number(values.rounds),
  )
  const value = pairedRatio(figures, 'relay, rows of PostgreSQL', 'bare windowed publish')
  report({
    bench: 'outbox',
    unit: 'events stored by JetStream a second',
    figures,
    ratios: [{ name: 'relay / bare publish', value, goal: 0.65 }],
    notes: { rows, window: WINDOW, bytes: sampleEvent().length },
  })
} finally {
  await removeStreams()
  await Promise.all([bus.close(), connection.close(), jobs.close(), postgres.close()])
  await schema.drop()
}

async function drainRows(): Promise<number> {
  // Purged, not deleted: the bus has made the stream and relies on it.
  await manager.streams.purge(OURS).catch(() => undefined)
  const bodies = Array.from({ length: rows }, () => envelope())
  await postgres.pool.query('truncate outbox')
  await postgres.pool.query(
    `insert into outbox (id, kind, name, body)
     select (body->>'id')::uuid, 'event', body->>'type', body
     from jsonb_array_elements($1::jsonb) as given(body)`,
    [JSON.stringify(bodies)],
  )
  await postgres.pool.query('vacuum analyze outbox')
  const seconds = await secondsOf(() => relay.drain())
  await expectStored(OURS)
  return rows / seconds
}

async function publishBare(): Promise<number> {
  await manager.streams.delete(BARE).catch(() => false)
  await manager.streams.add({
    name: BARE,
    subjects: ['bench-bare.>'],
    storage: StorageType.File,
  })
  const messages = Array.from({ length: rows }, () => sampleEvent())
  const seconds = await secondsOf(async () => {
    const underWay = new Set<Promise<unknown>>()
    for (const message of messages) {
      const published = client
        .publish('bench-bare.saved', message)
        .finally(() => underWay.delete(published))
      underWay.add(published)
      if (underWay.size >= WINDOW) await Promise.race(underWay)
    }
    await Promise.all(underWay)
  })
  await expectStored(BARE)
  return rows / seconds
}

function envelope() {
  const id = newId()
  const data = {
    scholarshipId: id,
    title: 'A scholarship with a title of usual length',
    provider: 'A foundation that is named here',
  }
  return makeEnvelope(Saved, { aggregateId: id, version: 1, data, id, time: new Date() })
}

function sampleEvent(): string {
  return JSON.stringify(envelope())
}

async function expectStored(stream: string) {
  const { state } = await manager.streams.info(stream)
  if (state.messages !== rows) {
    throw new Error(`${stream} has ${state.messages} messages instead of ${rows}`)
  }
}

async function removeStreams() {
  for (const stream of [OURS, BARE]) {
    await manager.streams.delete(stream).catch(() => false)
  }
}
