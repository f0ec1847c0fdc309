import { makeEnvelope } from '@landfall/proto-events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Bus } from '../src/messaging/bus.ts'
import { consumesTogether, deliver, startConsumers } from '../src/messaging/consumers.ts'
import { dropDeadLetter, listDeadLetters } from '../src/messaging/dead-letters.ts'
import { newId } from '../src/core/ids.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { bindStores, removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore
import type { Stores } from './_parts.ts'

let reader: Awaited<ReturnType<typeof testPostgres>>
let bus: Bus
let NoteSaved: ReturnType<typeof testEvent>
/** How many events each successful transaction had. */
let batches: number[]

beforeEach(async () => {
  reader = await testPostgres()
  bus = testBus(testBacking().natsUrl)
  NoteSaved = testEvent()
  batches = []
})

afterEach(async () => {
  await bus.close()
  await reader.close()
  await removeStream(NoteSaved.publisher)
})

const keepNotes = () =>
  consumesTogether(
    NoteSaved,
    async (events, tx: Stores) => {
      for (const { data } of events) {
        if (data.text === 'broken') throw new Error('no luck')
        await tx.effects.add(data.text)
      }
      batches.push(events.length)
    },
    { from: 'beginning' },
  )
const effects = () => bindStores(reader.postgres.db).effects.all()

function noteSaved(text: string, id = newId()) {
  const data = { noteId: newId(), text }
  return makeEnvelope(NoteSaved, {
    id,
    aggregateId: data.noteId,
    version: 1,
    time: new Date(),
    data,
  })
}

it('events of one moment share transactions, and each takes effect once', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => `${index}`)
  const events = texts.map((text) => noteSaved(text))
  await Promise.all(events.map((event) => bus.publish(event)))
  // As after a lost acknowledgement: the same facts once more.
  await Promise.all(
    events.slice(0, 50).map((event) => bus.publish(event, { messageId: newId() })),
  )
  const service = uniqueName('reader')
  const { unitOfWork } = reader
  const consumers = [keepNotes()]
  const { stop } = await startConsumers({
    bus,
    service,
    unitOfWork,
    consumers,
    log: silentLog,
  })
  await eventually(async () =>
    expect((await effects()).toSorted()).toEqual(texts.toSorted()),
  )
  await stop()
  expect(batches.length).toBeLessThan(texts.length)
  const event = events[0]
  expect(await deliver(keepNotes(), event, unitOfWork)).toBe('duplicate')
})

it('an event that fails or breaks its contract becomes a dead letter, and no other one does', async () => {
  const service = uniqueName('reader')
  const wrong = { ...noteSaved('x'), data: { noteId: 'x' } }
  const events = [noteSaved('before'), noteSaved('broken'), wrong, noteSaved('after')]
  await Promise.all(events.map((event) => bus.publish(event)))
  const { stop } = await startConsumers({
    bus,
    service,
    unitOfWork: reader.unitOfWork,
    consumers: [keepNotes()],
    log: silentLog,
    retryDelaysMs: [10],
  })
  const letters = await eventually(async () => {
    const own = (await listDeadLetters(bus, 10_000)).filter(
      (one) => one.service === service,
    )
    expect(own).toHaveLength(2)
    return own
  })
  await eventually(async () =>
    expect((await effects()).toSorted()).toEqual(['after', 'before']),
  )
  await stop()
  for (const { position } of letters) await dropDeadLetter(bus, position)
})
