/**
 * A process that writes without a pause, as a service does under load, and prints the number of each
 * write that it could acknowledge. Each has an Idempotency-Key and is tried again until it is
 * answered. SIGTERM ends it after the write that is under way.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgres } from '../src/database/postgres.ts'
import { runMain } from '../src/process/lifecycle.ts'
import { runWithIdempotency } from '../src/transaction/idempotency.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'
import { bindStores, silentLog } from './_parts.ts'

const writersAtOnce = 4

runMain(async () => {
  const [url = ''] = process.argv.slice(2)
  const postgres = createPostgres({
    url,
    schema: 'kit',
    applicationName: 'kit-test-writer',
    poolSize: writersAtOnce,
    log: silentLog,
  })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stopping = new AbortController()

  async function write(name: string): Promise<void> {
    const addTwice = () =>
      unitOfWork(async ({ effects }) => {
        await effects.add(`${name} begun`)
        // Long enough that a restart often comes between the two statements.
        await sleep(2)
        await effects.add(`${name} done`)
        return name
      })
    for (;;) {
      try {
        const key = { key: name, fingerprint: name }
        const answer = await runWithIdempotency(key, 'writer', addTwice, { postgres })
        if (answer.ok) return void process.stdout.write(`${answer.value}\n`)
      } catch {
        // The client of a service tries again with the same key.
      }
      await sleep(20)
    }
  }

  async function writeOn(writer: number): Promise<void> {
    for (let count = 0; !stopping.signal.aborted; count++) await write(`${writer}-${count}`)
  }

  const writing = Promise.all(
    Array.from({ length: writersAtOnce }, (_, writer) => writeOn(writer)),
  )
  return {
    stop: async () => {
      stopping.abort()
      await writing
      await postgres.close()
    },
  }
})
