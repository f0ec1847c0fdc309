import { daysLeftUntil, instantInWords, lastMinuteOf } from '@landfall/calendar/deadline'
import { personZone } from '@landfall/calendar/zone'
import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { type ChairTellingStores, tellChairs } from '../../review/member/tell-members.ts'
import { type Notice, shortened } from '../../student/reminder/reminder-notice.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import { moneyInWords } from '@landfall/reference/money'
import { URGENT_DAYS } from '../../application/submission/answer-reminder.ts'
import type { Offer } from './offer.ts'

export type NoticeStores = ChairTellingStores & { studentZones: StudentZoneStore }

/** Causes of notices about an award; each causes one. */
export type OfferCause =
  | 'offered'
  | 'reminder'
  | 'lapsed'
  | 'withdrawn'
  | 'ended'
  | 'accepted'
  | 'declined'
  /** The student erased their account: before they answered, and after they accepted. */
  | 'erased'
  | 'left'

const TITLE_MAX = 160
const NO_MONEY =
  'No money moves through this site: whoever offers the award pays you directly.'

type Words = { head: string; body: string }
type Facts = { amount: string; until: string }

const offered = ({ amount, until }: Facts): Words => ({
  head: 'You have been offered an award',
  body: `You are offered ${amount}. Accept or decline it by ${until}; after that the offer expires.\n\n${NO_MONEY}`,
})

const titleOf = (head: string, title: string) => shortened(`${head}: ${title}`, TITLE_MAX)

/** For the student. */
const TO_STUDENT: Readonly<Partial<Record<OfferCause, (facts: Facts) => Words>>> = {
  offered,
  reminder: ({ amount, until }) => ({
    head: 'Answer your award',
    body: `You have not answered the offer of ${amount} yet. It expires on ${until}.`,
  }),
  lapsed: ({ amount }) => ({
    head: 'An award was not answered in time',
    body: `The offer of ${amount} ended without an answer. Write to the provider if that was not what you wanted.`,
  }),
  withdrawn: ({ amount }) => ({
    head: 'An offer was withdrawn',
    body: `The provider withdrew the offer of ${amount}. Your application is back on the shortlist.`,
  }),
  ended: ({ amount }) => ({
    head: 'An award has ended',
    body: `The provider ended your award of ${amount}. Open your application to see why.`,
  }),
}

/** For the organization. */
const TO_OWNER: Readonly<Partial<Record<OfferCause, (facts: Facts) => Words>>> = {
  accepted: ({ amount }) => ({
    head: 'An award is accepted',
    body: `The applicant accepted ${amount}. Check their enrollment and plan the payments.`,
  }),
  declined: ({ amount }) => ({
    head: 'An award is declined',
    body: `The applicant declined ${amount}. The amount is available in the fund again.`,
  }),
  lapsed: ({ amount }) => ({
    head: 'An award was not answered in time',
    body: `The offer of ${amount} was not answered. The amount is available in the fund again.`,
  }),
  erased: ({ amount }) => ({
    head: 'An award offer has ended',
    body: `The applicant deleted their account, so nobody can answer the offer of ${amount}. The amount is available in the fund again.`,
  }),
  left: ({ amount }) => ({
    head: 'The recipient of an award deleted their account',
    body: `The award of ${amount} stands, and you can still record payments. If you end it, what is not paid yet is available in the fund again.`,
  }),
}

/** The mail of an offer before it is made, with its times in the scholarship's zone. */
export function previewOffer(o: {
  title: string
  timeZone: string
  amountMinor: bigint
  currency: string
  answerBy: string
}): { subject: string; text: string } {
  const lastMinute = lastMinuteOf({ date: o.answerBy, timeZone: o.timeZone })
  const facts = {
    amount: moneyInWords(o.amountMinor, o.currency),
    until: instantInWords(lastMinute, o.timeZone),
  }
  const { head, body } = offered(facts)
  return { subject: titleOf(head, o.title), text: body }
}

/**
 * Notifies the student and the organization's owners and editors of what concerns them, in the
 * transaction of the cause.
 */
export async function publishOfferNotices(
  tx: Transaction<NoticeStores>,
  offer: Offer,
  cause: OfferCause,
  now: Date,
): Promise<void> {
  const { id, studentId, ownerId, applicationId, amountMinor, currency } = offer
  const copy = await tx.scholarshipCopies.find(offer.scholarshipId)
  const zones = await tx.studentZones.findAll([studentId])
  const lastDay = { date: offer.answerBy, timeZone: offer.timeZone }
  const daysLeft = daysLeftUntil(lastDay, now)
  const lastMinute = lastMinuteOf(lastDay)
  const facts = {
    amount: moneyInWords(amountMinor, currency),
    until: instantInWords(lastMinute, personZone(zones.get(studentId))),
  }
  const shared = { title: copy?.title ?? 'your scholarship', now }
  const isReminder = cause === 'reminder'
  const text = TO_STUDENT[cause]?.(facts)
  if (text)
    await publishAwardNotice(tx, {
      ...shared,
      ...text,
      // One reminder a day.
      name: isReminder ? `award-reminder:${id}:${daysLeft}` : `award-${cause}:${id}`,
      userId: studentId,
      type: isReminder ? 'award-due' : 'application-moved',
      isUrgent: isReminder && daysLeft <= URGENT_DAYS,
      link: `/applications/${applicationId}`,
    })
  const toOwner = TO_OWNER[cause]?.(facts)
  if (toOwner)
    await tellChairs(tx, {
      ...toOwner,
      ownerId,
      type: 'award-answered',
      scholarshipId: offer.scholarshipId,
      cause: `${cause}:${id}`,
      page: { link: `/funds/${offer.fundId}`, linkLabel: 'View fund' },
      now,
    })
}

/** Notifies a student. @param o `name` identifies the cause: the same name is the same notice */
export async function publishAwardNotice(
  tx: Transaction<object>,
  o: Words & { name: string; title: string; now: Date; isUrgent?: boolean } & Pick<
      Notice,
      'userId' | 'type' | 'link'
    >,
): Promise<void> {
  const noticeId = idFromName('notice', o.name)
  const data: Notice = {
    noticeId,
    userId: o.userId,
    type: o.type,
    title: titleOf(o.head, o.title),
    body: o.body,
    link: o.link,
    linkLabel: 'View application',
    occurredAt: o.now.toISOString(),
    isUrgent: o.isUrgent ?? false,
  }
  await tx.outbox.publish(NoticeRequested, requestedNotice(data))
}
