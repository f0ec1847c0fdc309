import { runMain } from '@landfall/kit/process/lifecycle'
import { serveApp } from '@landfall/kit/service/process'
import { createApp } from './app.ts'
import { mentoringConfig } from './config.ts'

runMain(async () => {
  const config = mentoringConfig()
  return serveApp(await createApp(config), config)
})
