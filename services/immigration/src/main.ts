import { runMain } from '@landfall/kit/process/lifecycle'
import { serveApp } from '@landfall/kit/service/process'
import { createApp } from './app.ts'
import { immigrationConfig } from './config.ts'

runMain(async () => {
  const config = immigrationConfig()
  return serveApp(await createApp(config), config)
})
