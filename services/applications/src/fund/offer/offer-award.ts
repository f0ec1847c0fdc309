import { deadlineZone, endOfDay, personZone } from '@landfall/calendar/zone'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import { canMove, stateInWords } from '../../application/application/application-state.ts'
import type { Application } from '../../application/application/application.ts'
import type { RecordApplication } from '../../application/application/record-application.ts'
import { erased } from '../../application/submission/move-application.ts'
import type { SubmissionStore } from '../../application/submission/submission.store.ts'
import type { SubmittedApplicationStore } from '../../application/submission/submitted-application.store.ts'
import type { AwardToOffer, OfferAward } from '../../review/decision/offer-award.ts'
import { appendEntry, type LedgerStores } from '../ledger/append-entry.ts'
import { type NoticeStores, publishOfferNotices } from './offer-notice.ts'
import { publishOfferFact } from './offer-event.ts'
import type { OfferStore } from './offer.store.ts'
import { nextOfferReminder, type Offer } from './offer.ts'

export type OfferStores = LedgerStores &
  NoticeStores & {
    offers: OfferStore
    submissions: SubmissionStore
    submittedApplications: SubmittedApplicationStore
  }

type Deps<Stores> = { recordApplication: RecordApplication<Stores>; newId: () => string }

/**
 * Offers an applicant an award from a fund: the amount is reserved, and they are told. A refusal writes nothing.
 * Expected failures: NotFound (the fund is none, or another organization's), ValidationFailed (another currency, or a
 * date that is over), Conflict (the application's state does not allow it, the fund is not for this scholarship, more
 * than is left, or the student has no account anymore).
 */
export function makeOfferAward<Stores extends OfferStores>(
  deps: Deps<Stores>,
): OfferAward<Stores> {
  return async function offerAward(tx, award) {
    const { application: before, fundId, actorId, at } = award
    if (before.isErased) return err(erased())
    if (!canMove('owner', before.state, 'awarded')) {
      const words = `This application is ${stateInWords(before.state)}: put it on the shortlist before you offer an award.`
      return err(conflict(words))
    }
    const fund = await tx.funds.lock([before.ownerId], fundId)
    if (!fund) return err(notFound('fund'))
    if (award.currency !== fund.currency)
      return err(refusal('amount', `This fund is in ${fund.currency}`))
    if (!(await paysFor(tx, fundId, before)))
      return err(conflict('This fund does not pay for this scholarship.'))
    const made = await makeOffer(tx, award, deps.newId())
    if (made.answerEndsAt <= at) return err(refusal('answerBy', 'Choose a future date'))
    const { id: offerId, amountMinor } = made
    const entry = { id: deps.newId(), kind: 'committed', amountMinor } as const
    const kept = await appendEntry(tx, fund, { ...entry, offerId, actorId, at })
    if (!kept.ok) return kept
    await tx.offers.insert(made)
    const after: Application = {
      ...before,
      state: 'awarded',
      version: before.version + 1,
      updatedAt: at,
    }
    await tx.submittedApplications.update(after, actorId)
    const { message, answerBy: dueOn } = award
    const change = { before, after, by: 'owner', actorId, message, dueOn } as const
    await deps.recordApplication(tx, change, at)
    await publishOfferFact(tx, made, at)
    await publishOfferNotices(tx, made, 'offered', at)
    return ok(after)
  }
}

/** Whether the fund pays for the application's scholarship, or for one that it was before a merge. */
async function paysFor(
  { funds, submissions }: OfferStores,
  fundId: string,
  { id, scholarshipId }: Application,
): Promise<boolean> {
  const paidFor = (await funds.scholarshipsOf([fundId])).get(fundId) ?? []
  if (paidFor.length === 0 || paidFor.includes(scholarshipId)) return true
  const submitted = (await submissions.findAll([id])).get(id) ?? []
  return submitted.some((one) => paidFor.includes(one.scholarshipId))
}

async function makeOffer(
  { scholarshipCopies, studentZones }: OfferStores,
  award: AwardToOffer,
  id: string,
): Promise<Offer> {
  const { application, fundId, amountMinor, currency, answerBy, message, at } = award
  const { id: applicationId, ownerId, studentId, scholarshipId } = application
  const copy = await scholarshipCopies.find(scholarshipId)
  const timeZone = deadlineZone(copy?.deadlineTimeZone)
  const studentZone = personZone(await studentZones.find(studentId))
  return {
    id,
    applicationId,
    fundId,
    ownerId,
    studentId,
    scholarshipId,
    amountMinor,
    currency,
    state: 'offered',
    answerBy,
    timeZone,
    answerEndsAt: endOfDay(timeZone, answerBy),
    remindAt: nextOfferReminder({ answerBy, timeZone }, studentZone, at),
    message,
    offeredBy: award.actorId,
    offeredAt: at,
    closedAt: null,
    closingNote: null,
    enrollmentConfirmedOn: null,
    enrollmentEvidence: null,
    thanks: null,
    thankedAt: null,
    version: 1,
  }
}

function refusal(field: string, message: string): Problem {
  return validationFailed([{ path: [field], message }])
}
