import { composeLetter } from '../mail/letter.ts'
import type { MailContent } from '../mail/mail.ts'
import type { ContactMessage } from './contact-message.ts'

/** For the operator's own mailbox. */
export function contactMail(
  { email, name, message }: ContactMessage,
  url: string,
): MailContent {
  return composeLetter({
    subject: 'A message from your site',
    greeting: null,
    paragraphs: [`From ${name === null ? email : `${name}, ${email}`}:`, message],
    action: { label: 'Open the messages', url },
    notes: ['The address was typed in and is not verified.'],
  })
}
