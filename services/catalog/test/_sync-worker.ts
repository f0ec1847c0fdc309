import { createLog } from '@landfall/kit/observability/log'
import { runMain } from '@landfall/kit/process/lifecycle'
import { createWorker } from '../src/worker.ts'

/** A worker as a process of its own, that a test can kill. Its configuration comes as one variable. */
runMain(async () => {
  const { config, ...overrides } = JSON.parse(process.env.TEST_WORKER ?? '{}')
  const log = createLog({ service: 'catalog', level: 'silent' })
  const worker = await createWorker(config, { log, ...overrides })
  await worker.start()
  return worker
})
