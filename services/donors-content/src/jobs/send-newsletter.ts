import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSendNewsletter } from '../modules/newsletter/send-newsletter.ts'
import { sendNewsletterJob } from './send-newsletter.job.ts'

export function implementSendNewsletter(
  sendNewsletter: ReturnType<typeof makeSendNewsletter>,
) {
  return implementJob(sendNewsletterJob, async (_payload, { log }) => {
    const count = await sendNewsletter()
    if (count > 0) log.info({ count }, 'newsletters were asked for')
  })
}
