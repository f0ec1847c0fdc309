import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepMails } from '../modules/mail-delivery/sweep-mails.ts'
import { sweepMailsJob } from './sweep-mails.job.ts'

export function implementSweepMails(sweepMails: ReturnType<typeof makeSweepMails>) {
  return implementJob(sweepMailsJob, async (_payload, { log }) => {
    const count = await sweepMails()
    if (count > 0) log.info({ count }, 'mails were queued again')
  })
}
