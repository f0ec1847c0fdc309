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
      'If you did not ask for it, you need not do anything.',
    ],
  })
}

export function passwordResetMail({ firstName }: Addressee, url: string): MailContent {
  return composeLetter({
    subject: 'Set a new password',
    greeting: firstName,
    paragraphs: ['Somebody, probably you, asked to set a new password for your account.'],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. Setting a password signs you out everywhere.',
      'If it was not you, ignore this mail: your password stays as it is.',
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
    notes: [`If it was not you, set a new one at once: ${forgotUrl}`],
  })
}

/** Goes to the address that an account has, before another one counts. */
export function emailChangeRequestedMail(
  { firstName }: Addressee,
  recoverUrl: string,
): MailContent {
  return composeLetter({
    subject: 'Your email address is about to change',
    greeting: firstName,
    paragraphs: [
      'Somebody, probably you, asked to change the email address of your account. The new one counts as soon as it is verified.',
      'If it was not you, take your account back: you set a new password, this address stays, and everybody else is signed out.',
    ],
    action: { label: 'This was not me: take my account back', url: recoverUrl },
    notes: ['The link works once, for 7 days. If it was you, you need not do anything.'],
  })
}

/** Goes to the address that an account had before. */
export function emailChangedMail(
  { firstName }: Addressee,
  recoverUrl: string,
): MailContent {
  return composeLetter({
    subject: 'Your email address was changed',
    greeting: firstName,
    paragraphs: [
      'Your account now has another email address. Mail about it no longer goes to this one.',
      'If it was not you, take your account back: you set a new password, this address counts again, and everybody else is signed out.',
    ],
    action: { label: 'This was not me: take my account back', url: recoverUrl },
    notes: ['The link works once, for 7 days. If it was you, you need not do anything.'],
  })
}
