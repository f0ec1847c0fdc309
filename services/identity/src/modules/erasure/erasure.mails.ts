import { dayInWords } from '@landfall/calendar/words'
import { dayIn } from '@landfall/calendar/zone'
import { composeLetter } from '../mail/letter.ts'
import type { MailContent } from '../mail/mail.ts'

/** Goes to the account's address when its erasure was requested: somebody else may have done that. */
export function erasureRequestedMail(
  firstName: string | null,
  dueAt: Date,
  settingsUrl: string,
): MailContent {
  const day = dayInWords(dayIn('UTC', dueAt))
  return composeLetter({
    subject: `Your account will be erased on ${day}`,
    greeting: firstName,
    paragraphs: [
      `Someone who knows your password, probably you, asked to erase your account. It will be erased on ${day} (UTC). After that, nothing can be restored.`,
      'Until that day you can sign in, export your data, or keep your account.',
    ],
    action: { label: 'Keep my account', url: settingsUrl },
    notes: ['If it was not you, keep your account and set a new password at once.'],
  })
}
