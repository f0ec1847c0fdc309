import { type Addressee, greetingOf } from '../account/account.mails.ts'
import { composeLetter } from '../mail/letter.ts'
import type { MailContent } from '../mail/mail.ts'
import type { MemberRole } from './organization.ts'

/** Invites somebody, who may be a stranger to it, into an organization. */
export function invitationMail(
  { name, role }: { name: string; role: MemberRole },
  url: string,
): MailContent {
  return composeLetter({
    subject: `You are invited to ${name}`,
    greeting: null,
    paragraphs: [`${name} invites you to join it on Landfall, as ${role}.`],
    action: { label: 'Accept the invitation', url },
    notes: [
      'The link works once, for 7 days. You need a donor or university account with this address. If you don’t have one, create it first.',
      'If you did not expect this, you can ignore this email.',
    ],
  })
}

/** The code that shows that somebody reads mail at the university's domain. */
export function domainCodeMail(name: string, code: string): MailContent {
  return composeLetter({
    subject: `${code} is your code for ${name}`,
    greeting: null,
    paragraphs: [
      `Someone who represents ${name} on Landfall says you read email at this address. Their code:`,
      code,
    ],
    notes: [
      'The code works once, for 30 minutes.',
      'If you did not expect this, you can ignore this email: nothing happens without the code.',
    ],
  })
}

/** Tells an owner that the organization may publish. */
export function verifiedMail(addressee: Addressee, name: string, url: string): MailContent {
  return composeLetter({
    subject: `${name} is verified`,
    greeting: greetingOf(addressee),
    paragraphs: [`We have verified ${name}. It can now publish scholarships.`],
    action: { label: 'Go to your home page', url },
  })
}

/** Tells an owner why the organization could not be verified yet. */
export function declinedMail(
  addressee: Addressee,
  name: string,
  reason: string,
  url: string,
): MailContent {
  return composeLetter({
    subject: `${name} could not be verified`,
    greeting: greetingOf(addressee),
    paragraphs: [
      `We could not verify ${name} yet. The reason:`,
      reason,
      'You can keep drafting. Correct the details and save; we will review them again.',
    ],
    action: { label: 'Correct the details', url },
  })
}
