import { pendingAfterMove } from '@landfall/calendar/deadline'
import { dayInWords } from '@landfall/calendar/words'
import { dayIn, personZone } from '@landfall/calendar/zone'
import { inBatches } from '@landfall/kit/core/in-batches'
import { conflict, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import { appendEntry } from '../ledger/append-entry.ts'
import { tooFine } from '../ledger/record-pledge.ts'
import { moneyInWords } from '@landfall/reference/money'
import { minorOf } from '../money/money.ts'
import { publishOfferFact } from '../offer/offer-event.ts'
import { publishAwardNotice, publishOfferNotices } from '../offer/offer-notice.ts'
import type { Offer } from '../offer/offer.ts'
import type {
  askForReportsInput,
  confirmEnrollmentInput,
  endAwardInput,
  planInstalmentsInput,
} from './award.input.ts'
import { fitsAward, type Instalment, nextReportReminder, type Report } from './award.ts'
import { type AwardDeps, type AwardStores, inAward, keepOffer } from './in-award.ts'

type Answer = Promise<Result<Offer, Problem>>

/**
 * Records the proof that showed the owner that the student is enrolled. Expected failures: NotFound, Conflict (the
 * award is not accepted).
 */
export function makeConfirmEnrollment(deps: AwardDeps) {
  return async (
    owner: OwnerRef,
    { offerId, on, evidence }: z.output<typeof confirmEnrollmentInput>,
  ): Answer =>
    inAward(deps, owner, offerId, async (tx, offer) => {
      const change = { enrollmentConfirmedOn: on, enrollmentEvidence: evidence }
      return ok(await keepOffer(tx, offer, change))
    })
}

/**
 * Plans which part is paid when, replacing planned instalments that are not paid. Expected failures: NotFound,
 * Conflict (the award is not accepted), ValidationFailed (more than the award).
 */
export function makePlanInstalments(deps: AwardDeps) {
  return async (
    owner: OwnerRef,
    { offerId, instalments }: z.output<typeof planInstalmentsInput>,
  ): Answer =>
    inAward(deps, owner, offerId, async (tx, offer) => {
      const { amountMinor: award, currency } = offer
      const plan: Instalment[] = []
      for (const [at, { dueOn, amount }] of instalments.entries()) {
        const amountMinor = minorOf(amount, currency)
        if (amountMinor === null)
          return err(tooFine(currency, ['instalments', String(at), 'amount']))
        const open = { paidOn: null, reference: null, entryId: null, receivedAt: null }
        plan.push({ id: deps.newId(), offerId, dueOn, amountMinor, ...open })
      }
      const there = (await tx.awards.findInstalments([offerId])).get(offerId) ?? []
      const paid = there.filter(({ paidOn }) => paidOn !== null)
      if (!fitsAward(award, paid, plan)) {
        const message = `The payments add up to more than the award of ${moneyInWords(award, currency)}`
        return err(validationFailed([{ path: ['instalments'], message }]))
      }
      await tx.awards.replaceUnpaid(offerId, plan)
      return ok(await keepOffer(tx, offer, {}))
    })
}

const NOBODY_TO_ASK =
  'The applicant has deleted their account, so they can’t be asked for reports.'

/**
 * Asks the student for reports by certain days, replacing requests not yet answered; the student is told of new ones.
 * Expected failures: NotFound, Conflict (the award is not accepted, or its student has no account anymore),
 * ValidationFailed (a new day that is over).
 */
export function makeAskForReports(deps: AwardDeps) {
  return async (
    owner: OwnerRef,
    { offerId, dueOn: days }: z.output<typeof askForReportsInput>,
  ): Answer =>
    inAward(deps, owner, offerId, async (tx, offer, now) => {
      const { organizationIds } = owner
      const of = await tx.submittedApplications.find(organizationIds, offer.applicationId)
      if (of?.isErased) return err(conflict(NOBODY_TO_ASK))
      const zone = personZone(await tx.studentZones.find(offer.studentId))
      const before = (await tx.awards.findReports([offerId])).get(offerId) ?? []
      const open = before.filter(({ text }) => text === null).map(({ dueOn }) => dueOn)
      const added = days.filter((day) => !open.includes(day)).toSorted()
      const today = dayIn(zone, now)
      const over = added.filter((day) => day < today)
      if (over.length > 0) {
        const message = 'Please choose today or a later date'
        const pathOf = (day: string) => ['dueOn', String(days.indexOf(day))]
        return err(validationFailed(over.map((day) => ({ path: pathOf(day), message }))))
      }
      const reports = days.map((dueOn): Report => {
        const remindAt = nextReportReminder(dueOn, zone, now)
        const { studentId } = offer
        const id = deps.newId()
        return { id, offerId, studentId, dueOn, text: null, writtenAt: null, remindAt }
      })
      await tx.awards.replaceUnwritten(offerId, reports)
      const kept = await keepOffer(tx, offer, {})
      if (added.length > 0) await tellOfReports(tx, kept, { days: added, now })
      return ok(kept)
    })
}

/** Tells the student at once: the first reminder may be months away, or never be due. */
async function tellOfReports(
  tx: Transaction<AwardStores>,
  { id, studentId, scholarshipId, applicationId, version }: Offer,
  { days, now }: { days: readonly string[]; now: Date },
): Promise<void> {
  const copy = await tx.scholarshipCopies.find(scholarshipId)
  const by = days.map(dayInWords).join(', ')
  await publishAwardNotice(tx, {
    name: `award-reports-asked:${id}:${version}`,
    userId: studentId,
    type: 'award-due',
    head: 'Your award provider asks for a report',
    title: copy?.title ?? 'your scholarship',
    body: `They would like to know how it is going. Please write ${days.length === 1 ? `by ${by}` : `one by each of these days: ${by}`}.`,
    link: `/applications/${applicationId}`,
    now,
  })
}

/**
 * Ends an accepted award: what was not paid goes back to the fund. Expected failures: NotFound, Conflict (the award
 * is not accepted, or is fully paid).
 */
export function makeEndAward(deps: AwardDeps) {
  return async (
    { userId: actorId, ...owner }: OwnerRef,
    { offerId, reason }: z.output<typeof endAwardInput>,
  ): Answer =>
    inAward(deps, owner, offerId, async (tx, offer, at) => {
      const there = (await tx.awards.findInstalments([offerId])).get(offerId) ?? []
      const paid = there.filter(({ paidOn }) => paidOn !== null)
      const amountMinor = paid.reduce(
        (rest, one) => rest - one.amountMinor,
        offer.amountMinor,
      )
      if (amountMinor === 0n) return err(conflict('This award is fully paid.'))
      const fund = await lockFundOf(tx, offer)
      const entry = { kind: 'returned', amountMinor, note: reason, offerId } as const
      const booked = await appendEntry(tx, fund, {
        id: deps.newId(),
        ...entry,
        actorId,
        at,
      })
      if (!booked.ok) return booked
      await tx.awards.replaceUnpaid(offerId, [])
      await tx.awards.replaceUnwritten(offerId, [])
      const ended = { state: 'ended', closedAt: at, closingNote: reason } as const
      const changed = await keepOffer(tx, offer, ended)
      await publishOfferFact(tx, changed, at)
      await publishOfferNotices(tx, changed, 'ended', at)
      return ok(changed)
    })
}

/** The fund of an offer, locked. */
export async function lockFundOf(tx: AwardStores, { id, ownerId, fundId }: Offer) {
  const fund = await tx.funds.lock([ownerId], fundId)
  if (!fund) throw new Error(`An offer without its fund: ${id}`)
  return fund
}

/**
 * Reminds of reports that are due, each a week before its day and on it.
 * @returns how many students were reminded
 */
export function makeRemindOfReports({ unitOfWork, clock }: Omit<AwardDeps, 'newId'>) {
  const BATCH_SIZE = 100
  return async function remindOfReports(): Promise<number> {
    const now = clock.now()
    return inBatches(BATCH_SIZE, ({ size, failed, begin }) =>
      unitOfWork(async (tx) => {
        const due = await tx.awards.claimReportsToRemind(now, size, failed)
        begin(due.map(({ id }) => id))
        for (const report of due) await remind(tx, report, now)
        return due.length
      }),
    )
  }
}

/** Replans a student's reminders after their time zone has changed. */
export async function moveReportReminders(
  { awards }: Pick<AwardStores, 'awards'>,
  studentId: string,
  zones: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const report of await awards.lockReminded(studentId)) {
    const after = pendingAfterMove(report.remindAt, zones, now)
    const remindAt = nextReportReminder(report.dueOn, zones.to, after)
    await awards.updateReport({ ...report, remindAt })
  }
}

async function remind(
  tx: Transaction<AwardStores>,
  report: Report,
  now: Date,
): Promise<void> {
  const offer = await tx.offers.find(report.offerId)
  const zone = personZone(await tx.studentZones.find(report.studentId))
  const remindAt = nextReportReminder(report.dueOn, zone, now)
  await tx.awards.updateReport({ ...report, remindAt })
  if (!offer) return
  const copy = await tx.scholarshipCopies.find(offer.scholarshipId)
  await publishAwardNotice(tx, {
    name: `award-report:${report.id}:${remindAt === null ? 'day' : 'week'}`,
    userId: report.studentId,
    type: 'award-due',
    head: 'A report is due',
    title: copy?.title ?? 'your scholarship',
    body: `Your award provider would like to know how it is going. Please write by ${dayInWords(report.dueOn)}.`,
    link: `/applications/${offer.applicationId}`,
    now,
  })
}
