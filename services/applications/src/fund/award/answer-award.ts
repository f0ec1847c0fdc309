import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { z } from 'zod'
import type { Offer } from '../offer/offer.ts'
import type { writeReportInput, writeThanksInput } from './award.input.ts'
import { type AwardDeps, inAward, inReport, keepOffer } from './in-award.ts'

type Answer = Promise<Result<Offer, Problem>>

/**
 * A letter of thanks to the owner, who reads it; the last one counts.
 * Expected failures: NotFound, Conflict (the award is not accepted).
 */
export function makeWriteThanks(deps: AwardDeps) {
  return async (
    student: StudentRef,
    { offerId, text }: z.output<typeof writeThanksInput>,
  ): Answer =>
    inAward(deps, student, offerId, async (tx, offer, now) =>
      ok(await keepOffer(tx, offer, { thanks: text, thankedAt: now })),
    )
}

/**
 * Answers a report that the owner asked for; the last words count.
 * Expected failures: NotFound, Conflict (the award is not accepted).
 */
export function makeWriteReport(deps: AwardDeps) {
  return async (
    student: StudentRef,
    { id, text }: z.output<typeof writeReportInput>,
  ): Answer =>
    inReport(deps, student, id, async (tx, offer, now) => {
      const report = await tx.awards.findReport(id)
      if (!report) return err(notFound('report'))
      await tx.awards.updateReport({ ...report, text, writtenAt: now, remindAt: null })
      return ok(await keepOffer(tx, offer, {}))
    })
}
