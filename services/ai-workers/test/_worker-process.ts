import { createLog } from '@landfall/kit/observability/log'
import { z } from 'zod'
import type { AiWorkersConfig } from '../src/config.ts'
import { createWorker } from '../src/worker.ts'

// Runs a worker as a process of its own, for tests that kill it.
const options = z.object({
  config: z.looseObject({}),
  queuePrefix: z.string(),
  lockMs: z.number(),
})
const { config, ...overrides } = options.parse(JSON.parse(process.env.TEST_WORKER ?? ''))
const log = createLog({ service: 'ai-workers', level: 'silent' })
const worker = await createWorker(config as AiWorkersConfig, { log, ...overrides })
await worker.start()
