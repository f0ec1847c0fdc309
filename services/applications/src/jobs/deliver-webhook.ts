import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeDeliverWebhook } from '../partner/webhook/deliver-webhook.ts'
import { deliverWebhookJob } from './deliver-webhook.job.ts'

/** @throws Error when it was not taken, so that it is sent again later */
export function implementDeliverWebhook(deliver: ReturnType<typeof makeDeliverWebhook>) {
  return implementJob(deliverWebhookJob, async ({ deliveryId, round }, { attempt }) => {
    const isLastTry = attempt >= deliverWebhookJob.attempts
    const outcome = await deliver({ deliveryId, round, isLastTry })
    if (outcome === 'again') throw new Error('The address did not take the message')
  })
}
