import { instantInWords } from '@landfall/calendar/deadline'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { MailRequested } from '@landfall/proto-events/applications/mail-requested.v1'
import type { SealedLetter } from '@landfall/proto-events/mail-requested'
import type { ScholarshipCopy } from '../../student/scholarship-copy/scholarship-copy.ts'
import { shortened } from '../../student/reminder/reminder-notice.ts'
import { dueDayOf, type LetterDue, type Recommendation } from './recommendation.ts'

const TITLE_MAX = 120

/** All that a mail to a recommender mentions; nothing that the student wrote to them. */
export type MailFacts = {
  recommendation: Pick<Recommendation, 'recommenderEmail' | 'isWaived' | 'timeZone'> & {
    expiresAt: Date
  }
  studentName: string
  copy: Pick<ScholarshipCopy, 'title' | 'provider'>
  due: LetterDue
  token: string
}

/** Asks for a letter. */
export function invitationLetter(facts: MailFacts): SealedLetter {
  const { studentName, recommendation } = facts
  return letterOf(facts, {
    subject: `${studentName} asks you for a letter of recommendation`,
    paragraphs: [
      `${studentName} asks you for a letter of recommendation for ${awardOf(facts)}.`,
      `Please send it by ${dueInWords(facts)}.`,
      recommendation.isWaived
        ? 'The student has waived the right to read your letter, so it stays confidential.'
        : 'The student has kept the right to read your letter.',
      'You can write it on the page or send a PDF or Word file. You don’t need an account.',
    ],
  })
}

/** Reminds the recommender. @param daysLeft whole days until the letter is due */
export function reminderLetter(facts: MailFacts, daysLeft: number): SealedLetter {
  const { studentName } = facts
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`
  return letterOf(facts, {
    subject: `${days} left: letter of recommendation for ${studentName}`,
    paragraphs: [
      `${studentName} is waiting for your letter of recommendation for ${awardOf(facts)}.`,
      `It is due by ${dueInWords(facts)}.`,
    ],
  })
}

/** Tells a recommender that the letter is no longer needed. */
export function cancelledLetter({
  studentName,
  recommendation,
  ...facts
}: Omit<MailFacts, 'token' | 'due'>): SealedLetter {
  return {
    to: recommendation.recommenderEmail,
    subject: `A letter for ${studentName} is no longer needed`,
    paragraphs: [
      `${studentName} no longer needs your letter of recommendation for ${awardOf(facts)}. You don’t need to do anything. Thank you.`,
    ],
    action: null,
    notes: [],
  }
}

/** Requests a mail in the transaction of its cause. @param mailId the same for the same cause */
export async function publishMail(
  tx: Transaction<object>,
  sealer: Pick<Sealer, 'seal'>,
  { mailId, letter }: { mailId: string; letter: SealedLetter },
): Promise<void> {
  const data = { mailId, sealed: await sealer.seal(letter) }
  await tx.outbox.publish(MailRequested, { aggregateId: mailId, version: 1, data })
}

/** The token is behind `#`, so it is in no log and no referrer. */
function linkOf(token: string): string {
  return `/recommend#${token}`
}

function letterOf(
  { recommendation, token }: MailFacts,
  { subject, paragraphs }: Pick<SealedLetter, 'subject' | 'paragraphs'>,
): SealedLetter {
  const { recommenderEmail, expiresAt, timeZone } = recommendation
  return {
    to: recommenderEmail,
    subject,
    paragraphs,
    action: { label: 'Open the request', path: linkOf(token) },
    notes: [
      `The link is for you alone. You can use it as often as you like until ${instantInWords(expiresAt, timeZone ?? 'UTC')}.`,
      'On the page you can also decline, or stop these reminders. If you do not know this student, please decline.',
    ],
  }
}

function awardOf({ copy: { title, provider } }: Pick<MailFacts, 'copy'>): string {
  return `${shortened(title, TITLE_MAX)} (${shortened(provider, TITLE_MAX)})`
}

function dueInWords({ due, recommendation }: MailFacts): string {
  const { expiresAt, timeZone } = recommendation
  const zone = timeZone ?? dueDayOf(due, expiresAt).timeZone
  return instantInWords(new Date((due?.at ?? expiresAt).getTime() - 60_000), zone)
}
