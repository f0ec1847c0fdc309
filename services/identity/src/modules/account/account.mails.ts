import type { Account } from './account.ts'
import { composeLetter } from '../mail/letter.ts'
import type { MailContent } from '../mail/mail.ts'

export type Addressee = Pick<Account, 'firstName' | 'isEmailVerified'>

/**
 * Until its owner has shown that the account is theirs, a mailbox gets no words of the person who made
 * the account.
 */
export function greetingOf({ firstName, isEmailVerified }: Addressee): string | null {
  return isEmailVerified ? firstName : null
}

/** Asks for proof that an address is the account's own. It may be a stranger's, so the mail holds no name. */
export function verificationMail(url: string): MailContent {
  return composeLetter({
    subject: 'Please verify your email address',
    greeting: null,
    paragraphs: ['Please confirm that this is your email address for Landfall.'],
    action: { label: 'Verify my email address', url },
    notes: [
      'The link works once, for 24 hours.',
      'If you did not request it, you can ignore this email.',
    ],
  })
}

/** The link that sets a new password. */
export function passwordResetMail(addressee: Addressee, url: string): MailContent {
  return composeLetter({
    subject: 'Set a new password',
    greeting: greetingOf(addressee),
    paragraphs: ['Someone, probably you, asked to set a new password for your account.'],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. Setting a password signs you out everywhere.',
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  })
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(addressee: Addressee, forgotUrl: string): MailContent {
  return composeLetter({
    subject: 'Your password was changed',
    greeting: greetingOf(addressee),
    paragraphs: [
      'The password of your account was just changed.',
      'If it was not you, set a new one now.',
    ],
    action: { label: 'Set a new password', url: forgotUrl },
    notes: ['If it was you, you can ignore this email.'],
  })
}

/** Goes to the address that an account has, before another one counts. */
export function emailChangeRequestedMail(
  addressee: Addressee,
  recoverUrl: string,
): MailContent {
  return composeLetter({
    subject: 'Your email address is about to change',
    greeting: greetingOf(addressee),
    paragraphs: [
      'Someone, probably you, asked to change the email address of your account. We will use the new one once it is verified.',
      'If it was not you, recover your account: set a new password, and this address stays and everyone else is signed out.',
    ],
    action: { label: 'This was not me: recover my account', url: recoverUrl },
    notes: ['The link works once, for 7 days. If it was you, you can ignore this email.'],
  })
}

/** Goes to the address that an account had before. */
export function emailChangedMail(addressee: Addressee, recoverUrl: string): MailContent {
  return composeLetter({
    subject: 'Your email address was changed',
    greeting: greetingOf(addressee),
    paragraphs: [
      'Your account now has a different email address. We will no longer email this one.',
      'If it was not you, recover your account: set a new password, and this address is restored and everyone else is signed out.',
    ],
    action: { label: 'This was not me: recover my account', url: recoverUrl },
    notes: ['The link works once, for 7 days. If it was you, you can ignore this email.'],
  })
}

/** Goes to the address of an account that an admin has suspended. */
export function suspendedMail(
  addressee: Addressee,
  reason: string,
  contactUrl: string,
): MailContent {
  return composeLetter({
    subject: 'Your account was suspended',
    greeting: greetingOf(addressee),
    paragraphs: [
      'An administrator has suspended your account. You were signed out everywhere and can’t sign in for now. Nothing you saved was deleted.',
      `The reason: ${reason}`,
      'If you think this is a mistake, write to us.',
    ],
    action: { label: 'Write to us', url: contactUrl },
    notes: [],
  })
}

/** Tells the owner that a suspension is over. */
export function unsuspendedMail(addressee: Addressee, signInUrl: string): MailContent {
  return composeLetter({
    subject: 'You can use your account again',
    greeting: greetingOf(addressee),
    paragraphs: ['Your account is no longer suspended. Everything is as you left it.'],
    action: { label: 'Sign in', url: signInUrl },
    notes: [],
  })
}
