import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepWebhooks } from '../partner/webhook/deliver-webhook.ts'
import { sweepWebhooksJob } from './sweep-webhooks.job.ts'

export function implementSweepWebhooks(sweep: ReturnType<typeof makeSweepWebhooks>) {
  return implementJob(sweepWebhooksJob, () => sweep())
}
