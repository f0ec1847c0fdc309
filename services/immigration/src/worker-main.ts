import { runMain } from '@landfall/kit/process/lifecycle'
import { serveWorker } from '@landfall/kit/service/process'
import { immigrationConfig } from './config.ts'
import { createWorker } from './worker.ts'

runMain(async () => {
  const config = immigrationConfig()
  return serveWorker(await createWorker(config), config)
})
