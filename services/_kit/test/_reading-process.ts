/** A reader of the test's event that one text kills, as running out of memory kills a process. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgres } from '../src/database/postgres.ts'
import { consumes, startConsumers } from '../src/messaging/consumers.ts'
import { runMain } from '../src/process/lifecycle.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'
import { bindStores, silentLog, testBus, testEvent, type Stores } from './_parts.ts'

runMain(async () => {
  const [url = '', natsUrl = '', publisher = '', service = ''] = process.argv.slice(2)
  const postgres = createPostgres({
    url,
    schema: 'kit',
    applicationName: 'kit-test',
    log: silentLog,
  })
  const bus = testBus(natsUrl)
  const consumer = consumes(
    testEvent(publisher),
    async ({ data }, tx: Stores) => {
      if (data.text === 'poison') process.exit(70)
      // Still under way when the other one ends the process.
      await sleep(50)
      await tx.effects.add(data.text)
    },
    { from: 'beginning' },
  )
  return startConsumers({
    bus,
    service,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    consumers: [consumer],
    log: silentLog,
    retryDelaysMs: [],
    ackWaitMs: 500,
  })
})
