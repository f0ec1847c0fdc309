import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSendMail } from '../modules/mail-delivery/send-mail.ts'
import { sendMailJob } from './send-mail.job.ts'

export function implementSendMail(sendMail: ReturnType<typeof makeSendMail>) {
  return implementJob(sendMailJob, ({ mailId }, { attempt }) =>
    sendMail(mailId, { attempt }),
  )
}
