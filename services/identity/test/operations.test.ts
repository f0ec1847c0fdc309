import { randomUUID } from 'node:crypto'
import { createJobQueues } from '@landfall/kit/jobs/queues'
import { createBus, type Bus } from '@landfall/kit/messaging/bus'
import { addDeadLetter } from '@landfall/kit/messaging/dead-letters'
import { createLog } from '@landfall/kit/observability/log'
import { testBacking } from '@landfall/kit/testing/backing'
import { defineEvent } from '@landfall/proto-events'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startIdentity, type Identity } from './_app.ts'

const publisher = `p${randomUUID().slice(0, 8)}`
const Broken = defineEvent({
  publisher,
  noun: 'thing',
  verb: 'broken',
  version: 1,
  description: 'For this test.',
  schema: z.object({ secret: z.string() }),
})
const SECRET = 'ama@mail.example'

const log = createLog({ service: 'test', level: 'silent' })
let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
let bus: Bus
let redis: Redis
let queue: Queue
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
  const { natsUrl, redisUrl } = identity.config
  bus = createBus({ url: natsUrl, name: 'test', log })
  redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
  queue = new Queue('things', {
    connection: redis,
    prefix: identity.overrides.queuePrefix,
  })
})
afterAll(async () => {
  await (
    await bus.session()
  ).manager.streams
    .delete(`LANDFALL_${publisher.toUpperCase()}`)
    .catch(() => false)
  await bus.close()
  await queue.obliterate({ force: true })
  await queue.close()
  redis.disconnect()
  await identity.stop()
})

type Item = { id: string; kind: string; where: string; name: string; reason: string }

async function failedWork(caller = admin.caller): Promise<Item[]> {
  const query = '{ failedWork { totalCount items { id kind where name tries reason } } }'
  const { data } = await identity.execute(caller, query)
  expect(data.failedWork.totalCount).toBeGreaterThanOrEqual(data.failedWork.items.length)
  return data.failedWork.items
}

const settle = (ids: string[], action: 'REPLAY' | 'DROP', caller = admin.caller) =>
  identity.mutate(
    caller,
    'settleFailedWork',
    { ids, action, reason: 'The address is mended' },
    '... on SettleFailedWorkSuccess { settledCount goneIds }',
  )

const lose = (sequence: number) =>
  addDeadLetter(bus, {
    service: 'reader',
    type: Broken.type,
    stream: `LANDFALL_${publisher.toUpperCase()}`,
    sequence,
    tries: 8,
    reason: 'TypeError at handle',
    body: JSON.stringify({ id: randomUUID(), type: Broken.type, data: { secret: SECRET } }),
  })

const lost = async () => (await failedWork()).filter(({ name }) => name === Broken.type)

it('an admin sees the events that were given up, without their contents, and can have one run again', async () => {
  await lose(1)
  await lose(2)
  const items = await lost()
  expect(items).toMatchObject([
    { kind: 'EVENT', where: 'reader', reason: 'TypeError at handle' },
    { kind: 'EVENT', where: 'reader' },
  ])
  expect(JSON.stringify(items)).not.toContain(SECRET)
  const [first, second] = items.map(({ id }) => id)
  if (!first || !second) throw new Error('Nothing was lost')
  expect(await settle([first], 'REPLAY')).toMatchObject({ settledCount: 1, goneIds: [] })
  const { manager } = await bus.session()
  const again = await manager.streams.getMessage(`LANDFALL_${publisher.toUpperCase()}`, {
    last_by_subj: `landfall-replay.reader.${Broken.type}`,
  })
  expect(again?.string()).toContain(SECRET)
  // The second is dropped; the first was settled already.
  expect(await settle([first, second], 'DROP')).toMatchObject({
    settledCount: 1,
    goneIds: [first],
  })
  expect(await lost()).toEqual([])
  const { rows } = await identity.postgres.pool.query(
    "select action, subject_id, reason from audit_log where subject_type = 'failed-work' order by at, id",
  )
  expect(rows[0]).toEqual({
    action: 'failed-work.replayed',
    subject_id: first,
    reason: 'The address is mended',
  })
})

it('an admin can have a job that failed for good run again, and sees what waits in queues', async () => {
  const failing = new Worker('things', () => Promise.reject(new TypeError(SECRET)), {
    connection: redis,
    prefix: identity.overrides.queuePrefix,
  })
  const gaveUp = new Promise((resolve) => failing.once('failed', resolve))
  await queue.add('mend', { secret: SECRET }, { jobId: 'one' })
  await gaveUp
  await failing.close()
  const [job, ...others] = (await failedWork()).filter(({ kind }) => kind === 'JOB')
  expect([job, others]).toEqual([
    expect.objectContaining({ id: 'things/one', where: 'things', name: 'mend' }),
    [],
  ])
  expect(JSON.stringify(job)).not.toContain(SECRET)
  expect(await settle(['things/one'], 'REPLAY')).toMatchObject({ settledCount: 1 })
  const { data } = await identity.execute(
    admin.caller,
    `{ platformStatus { stores { name isReady version } mails { waitingCount } lastReminderAt deadLetterCount
         queues { name waitingCount failedCount oldestWaitingAt workerCount }
         consumers { service eventType waitingCount isAttended } } }`,
  )
  expect(data.platformStatus.queues).toEqual([
    {
      name: 'things',
      waitingCount: 1,
      failedCount: 0,
      oldestWaitingAt: expect.anything(),
      workerCount: 0,
    },
  ])
  expect(
    data.platformStatus.stores.map((one: { isReady: boolean }) => one.isReady),
  ).toEqual([true, true, true, false])
})

it('an admin sees what workers reported of their outboxes and of MongoDB in the last minute', async () => {
  const now = identity.clock.now()
  const prefix = identity.overrides.queuePrefix
  const jobs = createJobQueues({ redisUrl: testBacking().redisUrl, log, prefix })
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const running = { release: '2026.11.2', startedAt: ago(90) }
  const sign = {
    service: 'catalog',
    at: now,
    outboxRows: 3,
    oldestOutboxAt: ago(2),
    ...running,
  }
  const idle = {
    at: now,
    outboxRows: 0,
    oldestOutboxAt: null,
    release: null,
    startedAt: null,
  }
  const documents = { isReady: true, version: '8.0.4' }
  await jobs.reportWorker({ ...sign, documents: null })
  await jobs.reportWorker({ ...idle, service: 'donors-content', documents })
  await jobs.reportWorker({ ...idle, service: 'community', at: ago(5), documents: null })
  const query = `{ platformStatus { stores { name isReady version }
    services { service outboxCount oldestOutboxAt release startedAt } } }`
  const { data } = await identity.execute(admin.caller, query)
  const { services, stores } = data.platformStatus
  expect(services).toEqual([
    {
      service: 'catalog',
      outboxCount: 3,
      oldestOutboxAt: ago(2).toISOString(),
      release: '2026.11.2',
      startedAt: ago(90).toISOString(),
    },
    {
      service: 'donors-content',
      outboxCount: 0,
      oldestOutboxAt: null,
      release: null,
      startedAt: null,
    },
  ])
  expect(stores.at(-1)).toEqual({ name: 'mongodb', isReady: true, version: '8.0.4' })
  const away = { isReady: false, version: null }
  await jobs.reportWorker({ ...idle, service: 'donors-content', documents: away })
  const later = await identity.execute(admin.caller, query)
  expect(later.data.platformStatus.stores.at(-1).isReady).toBe(false)
  await jobs.close()
})

it('an admin sees how far behind an event’s reader is, and when nobody reads', async () => {
  const { manager, client } = await bus.session()
  const stream = `LANDFALL_${publisher.toUpperCase()}`
  await manager.consumers.add(stream, {
    durable_name: `reader__${Broken.type.replaceAll('.', '_')}`,
    filter_subjects: [Broken.type],
    ack_policy: 'explicit',
  })
  await client.publish(Broken.type, '{}')
  const query =
    '{ platformStatus { consumers { service eventType waitingCount isAttended lastAnsweredAt } } }'
  const { data } = await identity.execute(admin.caller, query)
  const mine = data.platformStatus.consumers.filter(
    (one: { eventType: string }) => one.eventType === Broken.type,
  )
  expect(mine).toEqual([
    {
      service: 'reader',
      eventType: Broken.type,
      waitingCount: 1,
      isAttended: false,
      lastAnsweredAt: null,
    },
  ])
})

it('the operations pages are for admins only', async () => {
  const { caller } = await identity.person()
  const refused = { code: 'FORBIDDEN' }
  await expect(failedWork(caller)).rejects.toMatchObject(refused)
  await expect(
    identity.execute(caller, '{ platformStatus { readAt } }'),
  ).rejects.toMatchObject(refused)
  expect((await settle(['1'], 'DROP', caller)).__typename).toBe('Forbidden')
})

const setFlag = (change: object, caller = admin.caller) =>
  identity.mutate(
    caller,
    'setFeatureFlag',
    {
      key: 'registration',
      isOn: false,
      percent: 100,
      version: 0,
      reason: 'Too many robots',
      ...change,
    },
    '... on SetFeatureFlagSuccess { featureFlag { version } }',
  )

it('registration is closed while its switch is off, for everybody and in plain words', async () => {
  const { caller } = await identity.person()
  expect((await setFlag({}, caller)).__typename).toBe('Forbidden')
  expect((await setFlag({ key: 'gravity' })).__typename).toBe('ValidationFailed')
  expect((await setFlag({})).featureFlag).toEqual({ version: 1 })
  // Sent with the version seen before that change.
  expect((await setFlag({ isOn: true })).__typename).toBe('Conflict')
  expect(await identity.register()).toMatchObject({
    __typename: 'Forbidden',
    message: expect.stringContaining('can’t be created at the moment'),
  })
  const { data } = await identity.execute(caller, '{ features }')
  expect(data.features).not.toContain('registration')
  await setFlag({ isOn: true, version: 1 })
  expect((await identity.register()).__typename).toBe('RegisterSuccess')
})
