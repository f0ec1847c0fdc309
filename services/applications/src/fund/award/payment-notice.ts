import { dayInWords } from '@landfall/calendar/words'
import { dayIn, personZone } from '@landfall/calendar/zone'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { moneyInWords } from '@landfall/reference/money'
import { type NoticeStores, publishAwardNotice } from '../offer/offer-notice.ts'
import type { Offer } from '../offer/offer.ts'
import type { Instalment } from './award.ts'

/** A change to the record of a payment; each ledger entry causes one notice. */
type Told = {
  offer: Offer
  /** The instalment as it was recorded as paid. */
  instalment: Instalment
  entryId: string
  now: Date
}

/** Tells the student that a payment was recorded, and asks them to confirm it. */
export async function tellOfPayment(tx: Transaction<NoticeStores>, o: Told): Promise<void> {
  const { amount, paidOn } = wordsOf(o)
  await tell(tx, o, {
    head: 'A payment was recorded',
    body: `The provider recorded that they paid you ${amount}${paidOn}. Once you have received it, open your application and confirm it.`,
  })
}

/** Tells the student that the record was reversed, and what they had confirmed. */
export async function tellOfReversal(
  tx: Transaction<NoticeStores>,
  o: Told & { kind: 'mistake' | 'refund' },
): Promise<void> {
  const { amount, paidOn } = wordsOf(o)
  const confirmedOn = await confirmationOf(tx, o)
  const body = [
    o.kind === 'refund'
      ? `The provider recorded that the payment of ${amount}${paidOn} came back to them.`
      : `The provider took back the record of a payment of ${amount}${paidOn}: it was never made.`,
    confirmedOn && `You confirmed on ${confirmedOn} that you received it.`,
    'Write to the provider if that is not right.',
  ]
  const head = 'A payment was reversed'
  await tell(tx, o, { head, body: body.filter(Boolean).join(' ') })
}

/** The day, in the student's time zone, on which they confirmed the payment; null if they did not. */
export async function confirmationOf(
  { studentZones }: NoticeStores,
  { offer, instalment: { receivedAt } }: Pick<Told, 'offer' | 'instalment'>,
): Promise<string | null> {
  if (receivedAt === null) return null
  const zone = personZone(await studentZones.find(offer.studentId))
  return dayInWords(dayIn(zone, receivedAt))
}

function wordsOf({ offer, instalment: { amountMinor, paidOn } }: Told) {
  const on = paidOn === null ? '' : ` on ${dayInWords(paidOn)}`
  return { amount: moneyInWords(amountMinor, offer.currency), paidOn: on }
}

async function tell(
  tx: Transaction<NoticeStores>,
  { offer, entryId, now }: Told,
  words: { head: string; body: string },
): Promise<void> {
  const copy = await tx.scholarshipCopies.find(offer.scholarshipId)
  await publishAwardNotice(tx, {
    ...words,
    name: `award-paid:${entryId}`,
    userId: offer.studentId,
    type: 'award-paid',
    title: copy?.title ?? 'your scholarship',
    link: `/applications/${offer.applicationId}`,
    now,
  })
}
