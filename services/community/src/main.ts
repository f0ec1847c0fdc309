import { runMain } from '@landfall/kit/process/lifecycle'
import { serveApp } from '@landfall/kit/service/process'
import { createApp } from './app.ts'
import { communityConfig } from './config.ts'

runMain(async () => {
  const config = communityConfig()
  return serveApp(await createApp(config), config)
})
