import { runMain } from '@landfall/kit/process/lifecycle'
import { serveWorker } from '@landfall/kit/service/process'
import { donorsContentConfig } from './config.ts'
import { createWorker } from './worker.ts'

runMain(async () => {
  const config = donorsContentConfig()
  return serveWorker(await createWorker(config), config)
})
