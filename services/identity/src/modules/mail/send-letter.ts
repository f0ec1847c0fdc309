import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import { messageIdOf } from '@landfall/kit/mail/mail'
import { currentOrigin } from '@landfall/kit/observability/tracing'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { sealedLetterSchema } from '@landfall/proto-events/mail-requested'
import { sendMailJob } from '../../jobs/send-mail.job.ts'
import { composeLetter } from './letter.ts'
import type { MailStore } from './mail.store.ts'

type Deps = { clock: Clock; from: string; publicUrl: string; sealer: Pick<Sealer, 'open'> }

export type SendLetter = (
  tx: { mails: MailStore; outbox: Outbox },
  request: { mailId: string; sealed: string },
) => Promise<void>

/**
 * Queues a letter to somebody without an account: once for its id, however often it is asked for. Nobody is
 * greeted by name, as nobody has verified the address.
 * @throws when it was sealed with another key
 */
export function makeSendLetter({ clock, from, publicUrl, sealer }: Deps): SendLetter {
  return async (tx, { mailId: id, sealed }) => {
    const { to, action, leavePath, ...letter } = sealedLetterSchema.parse(
      await sealer.open(sealed),
    )
    const now = clock.now()
    const isNew = await tx.mails.insertNew({
      id,
      recipient: to,
      messageId: messageIdOf({ id, from }),
      origin: currentOrigin(),
      createdAt: now,
      dueAt: now,
      ...(leavePath && { unsubscribeUrl: `${publicUrl}${leavePath}` }),
      ...composeLetter({
        ...letter,
        greeting: null,
        ...(action && {
          action: { label: action.label, url: `${publicUrl}${action.path}` },
        }),
        ...(leavePath && {
          links: [{ label: 'Unsubscribe', url: `${publicUrl}${leavePath}` }],
        }),
      }),
    })
    if (isNew) await tx.outbox.enqueue(sendMailJob, { mailId: id }, { key: id })
  }
}
