import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { MailRequested as FromApplications } from '@landfall/proto-events/applications/mail-requested.v1'
import { MailRequested as FromDonorsContent } from '@landfall/proto-events/donors-content/mail-requested.v1'
import type { SendLetter } from '../modules/mail/send-letter.ts'
import type { Stores } from '../stores.ts'

/** Mails to people without an account: recommenders, and readers of the newsletter. */
export function onMailRequested(sendLetter: SendLetter): Consumer<Stores>[] {
  return [FromApplications, FromDonorsContent].map((event) =>
    consumes<typeof event.schema, Stores>(event, ({ data }, tx) => sendLetter(tx, data), {
      from: 'beginning',
    }),
  )
}
