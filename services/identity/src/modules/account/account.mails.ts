import { composeLetter, type MailContent } from '../mail/mail.ts'

type Addressee = { firstName: string }

/** Asks a new account, or one with a changed address, to show that the address is its own. */
export function verificationMail({ firstName }: Addressee, url: string): MailContent {
  return composeLetter({
    subject: 'Please verify your email address',
    greeting: firstName,
    paragraphs: ['Please confirm that this is your email address for Landfall.'],
    action: { label: 'Verify my email address', url },
    notes: [
      'The link works once, for 24 hours.',
      'If you did not ask for it, you can ignore this email.',
    ],
  })
}

export function passwordResetMail({ firstName }: Addressee, url: string): MailContent {
  return composeLetter({
    subject: 'Set a new password',
    greeting: firstName,
    paragraphs: ['Someone, probably you, asked to set a new password for your account.'],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. Setting a password signs you out everywhere.',
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  })
}

export function passwordChangedMail(
  { firstName }: Addressee,
  forgotUrl: string,
): MailContent {
  return composeLetter({
    subject: 'Your password was changed',
    greeting: firstName,
    paragraphs: ['The password of your account was just changed.'],
    notes: [`If it was not you, set a new one now: ${forgotUrl}`],
  })
}

/** Goes to the address that an account had before. */
export function emailChangedMail({ firstName }: Addressee): MailContent {
  return composeLetter({
    subject: 'Your email address was changed',
    greeting: firstName,
    paragraphs: [
      'Your account now has another email address. We no longer send email about it to this one.',
    ],
    notes: ['If it was not you, please write to us from this address.'],
  })
}
