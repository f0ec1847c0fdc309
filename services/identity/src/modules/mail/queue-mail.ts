import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { messageIdOf } from '@landfall/kit/mail/mail'
import { currentOrigin } from '@landfall/kit/observability/tracing'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { sendMailJob } from '../../jobs/send-mail.job.ts'
import type { MailStore } from './mail.store.ts'
import type { MailContent } from './mail.ts'

export type QueueMail = (
  tx: { mails: MailStore; outbox: Outbox },
  to: string,
  content: MailContent,
) => Promise<void>

/** Writes a mail and the job that sends it, both in the transaction of what the mail is about. */
export function makeQueueMail({ clock, from }: { clock: Clock; from: string }): QueueMail {
  return async (tx, to, content) => {
    const id = newId()
    const now = clock.now()
    const messageId = messageIdOf({ id, from })
    await tx.mails.insert({
      id,
      recipient: to,
      messageId,
      origin: currentOrigin(),
      createdAt: now,
      dueAt: now,
      ...content,
    })
    await tx.outbox.enqueue(sendMailJob, { mailId: id }, { key: id })
  }
}
