import { runMain } from '@landfall/kit/process/lifecycle'
import { serveWorker } from '@landfall/kit/service/process'
import { communityConfig } from './config.ts'
import { createWorker } from './worker.ts'

runMain(async () => {
  const config = communityConfig()
  return serveWorker(await createWorker(config), config)
})
