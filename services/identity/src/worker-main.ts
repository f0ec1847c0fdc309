import { runMain } from '@landfall/kit/process/lifecycle'
import { serveWorker } from '@landfall/kit/service/process'
import { identityConfig } from './config.ts'
import { createWorker } from './worker.ts'

runMain(async () => {
  const config = identityConfig()
  return serveWorker(await createWorker(config), config)
})
