import { makeEnvelope } from '@landfall/proto-events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Bus } from '../src/messaging/bus.ts'
import { ContractError } from '../src/messaging/event-faults.ts'
import { subscribeToEvents } from '../src/messaging/ephemeral-subscriber.ts'
import { streamOf } from '../src/messaging/bus-streams.ts'
import { consumes, deliver, startConsumers } from '../src/messaging/consumers.ts'
import type { Consumer } from '../src/messaging/consumers.ts'
import { countDeadLetters } from '../src/messaging/dead-letters.ts'
import { newId } from '../src/core/ids.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { bindStores, removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore
import type { Stores } from './_parts.ts'

let reader: Awaited<ReturnType<typeof testPostgres>>
let cable: Awaited<ReturnType<typeof startBreakableProxy>>
let bus: Bus
let NoteSaved: ReturnType<typeof testEvent>
let keepNote: Consumer<Stores>
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  reader = await testPostgres()
  cable = await startBreakableProxy(testBacking().natsUrl)
  bus = testBus(cable.url)
  NoteSaved = testEvent()
  keepNote = consumes(
    NoteSaved,
    async (event, tx: Stores) => {
      const { noteId: id, text } = event.data
      await tx.notes.save({ id, text, version: event.aggregateversion })
      await tx.effects.add(text)
    },
    { from: 'beginning' },
  )
  stops = []
})

afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  await bus.close()
  await cable.close()
  await reader.close()
  await removeStream(NoteSaved.publisher)
})

function noteSaved(
  o: { noteId?: string; text?: string; version?: number; id?: string } = {},
) {
  const noteId = o.noteId ?? newId()
  return makeEnvelope(NoteSaved, {
    id: o.id ?? newId(),
    aggregateId: noteId,
    version: o.version ?? 1,
    time: new Date(),
    data: { noteId, text: o.text ?? 'text' },
  })
}

const effects = () => bindStores(reader.postgres.db).effects.all()
const note = (id: string) => bindStores(reader.postgres.db).notes.find(id)

async function start(
  consumer: Consumer<Stores>,
  service = uniqueName('reader'),
  unitOfWork = reader.unitOfWork,
) {
  const { stop } = await startConsumers({
    bus,
    service,
    unitOfWork,
    consumers: [consumer],
    log: silentLog,
    retryDelaysMs: [10, 10, 10],
  })
  stops.push(stop)
  return { service, stop }
}

describe('a delivered event', () => {
  it('takes effect once when it is delivered twice', async () => {
    const event = noteSaved()
    expect(await deliver(keepNote, event, reader.unitOfWork)).toBe('handled')
    expect(await deliver(keepNote, event, reader.unitOfWork)).toBe('duplicate')
    expect(await effects()).toEqual(['text'])
  })

  it('takes effect once when it is delivered twenty times at once', async () => {
    const event = noteSaved()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => deliver(keepNote, event, reader.unitOfWork)),
    )
    expect(outcomes.filter((outcome) => outcome === 'handled')).toHaveLength(1)
    expect(await effects()).toEqual(['text'])
  })

  it('leaves the newest version when it comes out of order', async () => {
    const noteId = newId()
    for (const version of [3, 1, 2]) {
      const event = noteSaved({ noteId, version, text: `version ${version}` })
      await deliver(keepNote, event, reader.unitOfWork)
    }
    expect(await note(noteId)).toEqual({ text: 'version 3', version: 3 })
  })

  it('is not remembered when its effect fails, so that it can come again', async () => {
    const event = noteSaved()
    let isBroken = true
    const consumer = consumes(
      NoteSaved,
      async ({ data }, tx: Stores) => {
        await tx.effects.add(data.text)
        if (isBroken) throw new Error('half way')
      },
      { from: 'beginning' },
    )
    await expect(deliver(consumer, event, reader.unitOfWork)).rejects.toThrow('half way')
    expect(await effects()).toEqual([])
    isBroken = false
    expect(await deliver(consumer, event, reader.unitOfWork)).toBe('handled')
  })

  it('is refused when it does not fit its contract', async () => {
    const event = { ...noteSaved(), data: { noteId: 'x' } }
    await expect(deliver(keepNote, event, reader.unitOfWork)).rejects.toThrow(ContractError)
  })
})

describe('a consumer', () => {
  it('reads what was published before it started and what comes after', async () => {
    await bus.publish(noteSaved({ text: 'before' }))
    await start(keepNote)
    await bus.publish(noteSaved({ text: 'after' }))
    await eventually(async () =>
      expect((await effects()).toSorted()).toEqual(['after', 'before']),
    )
  })

  it('that starts from now skips what was published before it was first there', async () => {
    await bus.publish(noteSaved({ text: 'before' }))
    const fromNow = { ...keepNote, from: 'now' } as const
    const { service, stop } = await start(fromNow)
    const { consumers } = (await bus.session()).manager
    await eventually(async () => {
      const [first] = await consumers.list(streamOf(NoteSaved.publisher)).next()
      return first !== undefined
    })
    await bus.publish(noteSaved({ text: 'after' }))
    await eventually(async () => expect(await effects()).toEqual(['after']))
    await stop()
    await bus.publish(noteSaved({ text: 'meanwhile' }))
    await start(fromNow, service)
    await eventually(async () => expect(await effects()).toEqual(['after', 'meanwhile']))
  })

  it('keeps its place across a restart', async () => {
    const { service, stop } = await start(keepNote)
    await bus.publish(noteSaved({ text: 'first' }))
    await eventually(async () => expect(await effects()).toEqual(['first']))
    await stop()
    await bus.publish(noteSaved({ text: 'second' }))
    await start(keepNote, service)
    await eventually(async () => expect(await effects()).toEqual(['first', 'second']))
  })

  it('takes over the place of an older one with other settings', async () => {
    const { service, stop } = await start(keepNote)
    await bus.publish(noteSaved({ text: 'first' }))
    await eventually(async () => expect(await effects()).toEqual(['first']))
    await stop()
    const { consumers } = (await bus.session()).manager
    const stream = streamOf(NoteSaved.publisher)
    const read = async () => (await consumers.list(stream).next())[0]
    await consumers.update(stream, (await read())?.name ?? '', {
      max_ack_pending: 7,
      filter_subjects: undefined,
      filter_subject: NoteSaved.type,
    })

    await bus.publish(noteSaved({ text: 'second' }))
    await start(keepNote, service)
    await eventually(async () => expect(await effects()).toEqual(['first', 'second']))
    expect((await read())?.config.max_ack_pending).toBeGreaterThan(7)
  })

  it('handles the events of one aggregate in their order', async () => {
    const noteId = newId()
    const texts = Array.from({ length: 30 }, (_, index) => `${index}`)
    for (const [version, text] of texts.entries()) {
      await bus.publish(noteSaved({ noteId, version, text }))
    }
    await start(keepNote)
    await eventually(async () => expect(await effects()).toEqual(texts))
  })

  it('tries again after a failure', async () => {
    let failures = 2
    const consumer = consumes(
      NoteSaved,
      async ({ data }, tx: Stores) => {
        if (failures-- > 0) throw new Error('not yet')
        await tx.effects.add(data.text)
      },
      { from: 'beginning' },
    )
    await start(consumer)
    await bus.publish(noteSaved())
    await eventually(async () => expect(await effects()).toEqual(['text']))
  })

  it('tries again after a fault of reading that is not in the event itself', async () => {
    // Faults that a store may meet: a row that does not fit its schema, a text that is no JSON.
    const faults = [() => void z.string().parse(1), () => void JSON.parse('{')]
    const consumer = consumes(
      NoteSaved,
      async ({ data }, tx: Stores) => {
        faults.shift()?.()
        await tx.effects.add(data.text)
      },
      { from: 'beginning' },
    )
    const { service } = await start(consumer)
    await bus.publish(noteSaved())
    await eventually(async () => expect(await effects()).toEqual(['text']))
    expect(await countDeadLetters(bus, service)).toBe(0)
  })

  it('starts while NATS is away and reads when it is back', async () => {
    const publisherBus = testBus()
    stops.push(() => publisherBus.close())
    await publisherBus.publish(noteSaved())
    cable.cut()
    await start(keepNote)
    cable.mend()
    await eventually(async () => expect(await effects()).toEqual(['text']))
  })

  it('goes on after a cut connection', async () => {
    const publisherBus = testBus()
    stops.push(() => publisherBus.close())
    await start(keepNote)
    await publisherBus.publish(noteSaved({ text: 'before' }))
    await eventually(async () => expect(await effects()).toEqual(['before']))
    cable.cut()
    await publisherBus.publish(noteSaved({ text: 'during' }))
    cable.mend()
    await eventually(async () => expect(await effects()).toEqual(['before', 'during']))
  })

  it('cannot share an event with another consumer of the same service', async () => {
    const starting = startConsumers({
      bus,
      service: 'reader',
      unitOfWork: reader.unitOfWork,
      consumers: [keepNote, keepNote],
      log: silentLog,
    })
    await expect(starting).rejects.toThrow('two consumers')
  })
})

describe('a follower', () => {
  it('sees what is published while it follows, and learns of gaps', async () => {
    await bus.publish(noteSaved({ text: 'too early' }))
    const seen: string[] = []
    let gaps = 0
    const following = subscribeToEvents({
      bus,
      events: [NoteSaved],
      onEvent: (event) => void seen.push(NoteSaved.schema.parse(event.data).text),
      onGap: () => void gaps++,
      log: silentLog,
    })
    stops.push(following.stop)
    await eventually(() => gaps === 1)
    await bus.publish(noteSaved({ text: 'seen' }))
    await eventually(() => expect(seen).toEqual(['seen']))
  })
})
