import type { Clock } from '@landfall/kit/clock'
import type { Mailer } from '@landfall/kit/mail'
import type { MailStore } from './mail.store.ts'

type Deps = { stores: { mails: MailStore }; mailer: Mailer; clock: Clock; from: string }

/**
 * Sends a stored mail, or keeps it where no mail server is configured. A process that dies
 * between sending and recording sends again, with the same Message-ID: receivers drop the copy.
 */
export function makeSendMail({ stores, mailer, clock, from }: Deps) {
  return async (mailId: string, attempt: { isLast: boolean }): Promise<void> => {
    const mail = await stores.mails.find(mailId)
    if (!mail || mail.status === 'sent' || mail.status === 'kept') return
    const { recipient: to, subject, text, html } = mail
    try {
      const outcome = await mailer.send({ id: mail.id, from, to, subject, text, html })
      if (outcome === 'sent') await stores.mails.markSent(mailId, clock.now())
      else await stores.mails.markKept(mailId, clock.now())
    } catch (error) {
      if (attempt.isLast) await stores.mails.markFailed(mailId)
      throw error
    }
  }
}
