import { makeEnvelope } from '@landfall/proto-events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bus } from '../src/messaging/bus.ts'
import { consumes, startConsumers } from '../src/messaging/consumers.ts'
import { listDeadLetters } from '../src/messaging/dead-letters.ts'
import { DatabaseUnavailableError } from '../src/database/unavailable.ts'
import { newId } from '../src/core/ids.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { bindStores, removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore
import type { Stores } from './_parts.ts'

let reader: Awaited<ReturnType<typeof testPostgres>>
let bus: Bus
let NoteSaved: ReturnType<typeof testEvent>
let stop: () => Promise<void>

beforeEach(async () => {
  reader = await testPostgres()
  bus = testBus(testBacking().natsUrl)
  NoteSaved = testEvent()
})

afterEach(async () => {
  await stop()
  await bus.close()
  await reader.close()
  await removeStream(NoteSaved.publisher)
})

const effects = () => bindStores(reader.postgres.db).effects.all()

function publish(text: string): Promise<void> {
  const noteId = newId()
  const facts = { aggregateId: noteId, version: 1, data: { noteId, text } }
  return bus.publish(makeEnvelope(NoteSaved, { id: newId(), time: new Date(), ...facts }))
}

const databaseAway = () => new DatabaseUnavailableError('gone')
const refused = () => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })

/** A reader with one try, whose first `failingCalls` calls meet a fault: by default its database is away. */
async function startReader(o: {
  failingCalls: number
  fault?: () => Error
  ackWaitMs?: number
}) {
  const { failingCalls, fault = databaseAway } = o
  let calls = 0
  const consumer = consumes(
    NoteSaved,
    async ({ data }, tx: Stores) => {
      calls += 1
      if (calls <= failingCalls) throw fault()
      await tx.effects.add(data.text)
    },
    { from: 'beginning' },
  )
  const service = uniqueName('reader')
  const consuming = await startConsumers({
    bus,
    service,
    unitOfWork: reader.unitOfWork,
    consumers: [consumer],
    log: silentLog,
    retryDelaysMs: [],
    ackWaitMs: o.ackWaitMs,
  })
  stop = consuming.stop
  return service
}

const lettersOf = async (service: string) =>
  (await listDeadLetters(bus, 10_000)).filter((letter) => letter.service === service)

describe('a consumer whose database is away', () => {
  it('waits without using up the tries', async () => {
    const service = await startReader({ failingCalls: 2 })
    await publish('text')
    await eventually(async () => expect(await effects()).toEqual(['text']))
    expect(await lettersOf(service)).toEqual([])
  })

  it('waits without using up the tries of the events behind it', async () => {
    // Eight at once: the outage lasts for three calls of each, several times the wait for an answer.
    const service = await startReader({ failingCalls: 24, ackWaitMs: 700 })
    const texts = Array.from({ length: 14 }, (_, index) => `text ${index + 10}`)
    for (const text of texts) await publish(text)
    await eventually(async () => expect((await effects()).toSorted()).toEqual(texts))
    await stop()
    expect(await lettersOf(service)).toEqual([])
  })

  it('counts a try when its handler calls another server that is away', async () => {
    const service = await startReader({ failingCalls: 1, fault: refused })
    await publish('text')
    await eventually(async () => expect(await lettersOf(service)).toHaveLength(1))
    expect(await effects()).toEqual([])
  })
})
