import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { MailRequested } from '@landfall/proto-events/applications/mail-requested.v1'
import type { SendLetter } from '../modules/mail/send-letter.ts'
import type { Stores } from '../stores.ts'

/** Mails to people without an account, such as who is asked for a letter of recommendation. */
export function onMailRequested(sendLetter: SendLetter): Consumer<Stores> {
  return consumes<typeof MailRequested.schema, Stores>(
    MailRequested,
    ({ data }, tx) => sendLetter(tx, data),
    { from: 'beginning' },
  )
}
