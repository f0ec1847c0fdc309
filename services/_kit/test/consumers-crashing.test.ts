import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeEnvelope } from '@landfall/proto-events'
import { expect, it } from 'vitest'
import { newId } from '../src/core/ids.ts'
import { listDeadLetters } from '../src/messaging/dead-letters.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { bindStores, removeStream, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore

const readingProcess = join(import.meta.dirname, '_reading-process.ts')

/** Starts the program again whenever it dies, as a supervisor does. */
function supervise(args: readonly string[]) {
  const deaths: (number | null)[] = []
  const stopping = new AbortController()
  let child: ChildProcess | null = null
  const run = async () => {
    while (!stopping.signal.aborted) {
      child = spawn(process.execPath, [readingProcess, ...args], { stdio: 'inherit' })
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) deaths.push(code)
    }
  }
  const running = run()
  return {
    deaths,
    stop: async () => {
      stopping.abort()
      child?.kill('SIGTERM')
      await running
    },
  }
}

it('an event that kills its reader does not take other events with it', async () => {
  const reader = await testPostgres()
  const bus = testBus()
  const publisher = uniqueName('kittest')
  const NoteSaved = testEvent(publisher)
  const service = uniqueName('reader')
  const texts = ['a', 'b', 'c', 'd']
  for (const text of ['a', 'b', 'poison', 'c', 'd']) {
    const noteId = newId()
    const facts = { aggregateId: noteId, version: 1, data: { noteId, text } }
    await bus.publish(makeEnvelope(NoteSaved, { id: newId(), time: new Date(), ...facts }))
  }
  const supervised = supervise([reader.url, testBacking().natsUrl, publisher, service])
  const lettersHere = async () =>
    (await listDeadLetters(bus, 10_000)).filter((letter) => letter.service === service)
  try {
    // Four starts of the program.
    await eventually(async () => expect(await lettersHere()).toHaveLength(1))
    const effects = bindStores(reader.postgres.db).effects
    await eventually(async () => expect((await effects.all()).toSorted()).toEqual(texts))
    expect((await lettersHere())[0]?.body).toContain('poison')
    expect(supervised.deaths).toEqual([70, 70, 70])
  } finally {
    await supervised.stop()
    await bus.close()
    await reader.close()
    await removeStream(publisher)
  }
})
