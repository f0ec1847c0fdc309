import { runMain } from '@landfall/kit/process/lifecycle'
import { serveApp } from '@landfall/kit/service/process'
import { createApp } from './app.ts'
import { donorsContentConfig } from './config.ts'

runMain(async () => {
  const config = donorsContentConfig()
  return serveApp(await createApp(config), config)
})
