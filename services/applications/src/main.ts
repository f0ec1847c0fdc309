import { runMain } from '@landfall/kit/process/lifecycle'
import { serveApp } from '@landfall/kit/service/process'
import { createApp } from './app.ts'
import { applicationsConfig } from './config.ts'

runMain(async () => {
  const config = applicationsConfig()
  return serveApp(await createApp(config), config)
})
