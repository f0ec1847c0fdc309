import { upper } from '../../application/application/application.present.ts'
import { moveNotice } from '../../application/submission/application-notice.ts'
import type { AwardPort } from '../decision/offer-award.ts'
import { type PlannedDecision, problemOf } from '../decision/planned-decision.ts'
import { fullNameOf } from '../../application/application/application-form.ts'
import type { ReviewEntry } from '../entry/review-entry.ts'

/** What presenting needs from the fund area. */
export type AwardWords = Pick<AwardPort<unknown>, 'decimalOf' | 'previewOffer'>

/** A planned decision, with the mail that its student would get. @param title the scholarship's */
export function presentDecision(
  decision: PlannedDecision,
  entry: ReviewEntry,
  { title, timeZone, awards }: { title: string; timeZone: string; awards: AwardWords },
) {
  const { applicationId, to, message, award, plannedAt: at, applyAt } = decision
  const application = { id: applicationId, studentId: '', state: to, version: 0 }
  const step = { at, dueOn: award?.answerBy ?? null, message }
  const notice = moveNotice({ application, title, from: entry.state }, step)
  const offerNotice =
    award &&
    awards.previewOffer({
      ...award,
      amountMinor: BigInt(award.amountMinor),
      title,
      timeZone,
    })
  return {
    applicationId,
    applicationNumber: entry.number,
    applicantName: fullNameOf(entry),
    from: upper(entry.state),
    to: upper(to),
    message,
    subject: offerNotice?.subject ?? notice?.title ?? '',
    text: offerNotice?.text ?? notice?.body ?? '',
    problem: problemOf(entry, decision),
    isApplying: applyAt !== null,
    award: award && {
      fundId: award.fundId,
      amount: {
        amount: awards.decimalOf(BigInt(award.amountMinor), award.currency),
        currency: award.currency,
      },
      answerBy: award.answerBy,
    },
  }
}
