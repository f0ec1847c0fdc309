import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeEnvelope } from '@landfall/proto-events'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Bus } from '../src/messaging/bus.ts'
import { consumes, startConsumers } from '../src/messaging/consumers.ts'
import type { Consumer } from '../src/messaging/consumers.ts'
import {
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
} from '../src/messaging/dead-letters.ts'
import { newId } from '../src/core/ids.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { bindStores, removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore
import type { Stores } from './_parts.ts'

let reader: Awaited<ReturnType<typeof testPostgres>>
let bus: Bus
let NoteSaved: ReturnType<typeof testEvent>
let keepNote: Consumer<Stores>
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  reader = await testPostgres()
  bus = testBus()
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
  await reader.close()
  await removeStream(NoteSaved.publisher)
})

function noteSaved(o: { text?: string } = {}) {
  const noteId = newId()
  return makeEnvelope(NoteSaved, {
    id: newId(),
    aggregateId: noteId,
    version: 1,
    time: new Date(),
    data: { noteId, text: o.text ?? 'text' },
  })
}

const effects = () => bindStores(reader.postgres.db).effects.all()

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

async function lettersOf(service: string) {
  return (await listDeadLetters(bus, 10_000)).filter((letter) => letter.service === service)
}

describe('a dead letter', () => {
  it('is kept after the last try with the reason, and replayed when the fault is mended', async () => {
    let isBroken = true
    let tries = 0
    const consumer = consumes(
      NoteSaved,
      async ({ data }, tx: Stores) => {
        tries += 1
        if (isBroken) throw new TypeError(`does not know ${data.text}`)
        await tx.effects.add(data.text)
      },
      { from: 'beginning' },
    )
    const { service } = await start(consumer)
    await bus.publish(noteSaved({ text: 'private' }))
    const letter = await eventually(async () => {
      const [found] = await lettersOf(service)
      if (found === undefined) throw new Error('no dead letter yet')
      return found
    })
    expect(tries).toBe(4)
    expect(letter).toMatchObject({ type: NoteSaved.type, tries: 4 })
    expect(letter.reason).toMatch(/^TypeError at /)
    expect(letter.reason).not.toContain('private')

    isBroken = false
    await replayDeadLetter(bus, letter.position)
    await eventually(async () => expect(await effects()).toEqual(['private']))
    expect(await lettersOf(service)).toEqual([])
  })

  it('is replayed only to the reader that failed, however long ago the others read it', async () => {
    let isBroken = true
    const failing = consumes(
      NoteSaved,
      async ({ data }, tx: Stores) => {
        if (isBroken) throw new TypeError('no luck')
        await tx.effects.add(data.text)
      },
      { from: 'beginning' },
    )
    await start(keepNote)
    const other = await testPostgres()
    stops.push(() => other.close())
    const { service } = await start(failing, uniqueName('reader'), other.unitOfWork)
    await bus.publish(noteSaved())
    await eventually(async () => expect(await effects()).toEqual(['text']))
    const letter = await eventually(async () => {
      const [found] = await lettersOf(service)
      if (found === undefined) throw new Error('no dead letter yet')
      return found
    })
    // Rows of the inbox are deleted after a month.
    await reader.postgres.db.execute(sql`delete from inbox`)
    isBroken = false
    await replayDeadLetter(bus, letter.position)
    await bus.publish(noteSaved({ text: 'next' }))
    const theirs = bindStores(other.postgres.db).effects
    await eventually(async () => expect(await theirs.all()).toEqual(['text', 'next']))
    await eventually(async () => expect(await effects()).toContain('next'))
    expect(await effects()).toEqual(['text', 'next'])
  })

  it('is never made of a four-week-old event, whose person may be erased', async () => {
    const DAY_MS = 86_400_000
    const [tooOld, old] = [28.5, 27.5].map((days) => ({
      ...noteSaved({ text: `${days} days` }),
      time: new Date(Date.now() - days * DAY_MS).toISOString(),
    }))
    const seen: string[] = []
    const failing = consumes(
      NoteSaved,
      async ({ data }) => {
        seen.push(data.text)
        throw new TypeError('no luck')
      },
      { from: 'beginning' },
    )
    const { service } = await start(failing)
    for (const one of [tooOld, old]) if (one) await bus.publish(one)
    await eventually(async () => expect(await lettersOf(service)).toHaveLength(1))
    await eventually(() =>
      expect(seen.filter((text) => text === '28.5 days')).toHaveLength(4),
    )
    await eventually(async () => expect(await lettersOf(service)).toHaveLength(1))
    expect((await lettersOf(service))[0]?.body).toContain('27.5 days')
  })

  it('is made at once of an event that does not fit its contract, and can be dropped', async () => {
    const { service } = await start(keepNote)
    await bus.publish({ ...noteSaved(), data: { noteId: 'x' } })
    const letter = await eventually(async () => {
      const [found] = await lettersOf(service)
      if (found === undefined) throw new Error('no dead letter yet')
      return found
    })
    expect(letter.tries).toBe(1)
    expect(letter.reason).toContain('data.noteId')
    await dropDeadLetter(bus, letter.position)
    expect(await lettersOf(service)).toEqual([])
  })
})

describe('the dead-letters command', () => {
  const command = promisify(execFile)
  const file = join(import.meta.dirname, '../bin/dead-letters.ts')
  const run = async (...words: string[]) => {
    const { natsUrl, redisUrl } = testBacking()
    const env = { ...process.env, NATS_URL: natsUrl, REDIS_URL: redisUrl }
    return (await command(process.execPath, [file, ...words], { env })).stdout
  }

  it('lists, replays and drops', async () => {
    const { service, stop } = await start(keepNote)
    await bus.publish({ ...noteSaved(), data: { noteId: 'x' } })
    await eventually(async () => (await lettersOf(service)).length === 1)
    const [letter] = await lettersOf(service)
    expect(await run('list')).toContain(`${letter?.position}\t`)
    expect(await run('replay', `${letter?.position}`)).toBe(
      `${letter?.position}\treplayed\n`,
    )
    await eventually(async () => {
      const [again] = await lettersOf(service)
      return again !== undefined && again.position !== letter?.position
    })
    await stop()
    const [again] = await lettersOf(service)
    expect(await run('drop', `${again?.position}`)).toBe(`${again?.position}\tdropped\n`)
    expect(await lettersOf(service)).toEqual([])
  })

  it('explains itself when it is called without arguments', async () => {
    await expect(run()).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringContaining('replay'),
    })
  })
})
