import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { z } from 'zod'
import { asApplicant } from '../../application/application/application.policy.ts'
import {
  asDecider,
  type OwnerRef,
} from '../../application/submission/submitted-application.policy.ts'
import type { Context } from '../../context.ts'
import { presentMoney } from '@landfall/reference/money'
import type { PresentedOffer } from '../offer/offer.present.ts'
import { offerChanged } from '../offer/offer.resolvers.ts'
import type { Offer } from '../offer/offer.ts'
import {
  askForReportsInput,
  confirmEnrollmentInput,
  confirmReceiptInput,
  endAwardInput,
  planInstalmentsInput,
  recordPaymentInput,
  reversePaymentInput,
  sendEnrollmentDocumentInput,
  writeReportInput,
  writeThanksInput,
} from './award.input.ts'

type UseCases = Context['useCases']
type Answer = Promise<Result<Offer, Problem>>
type Input = { input: Record<string, unknown> }

/** A mutation by somebody who decides about applications. */
const byOwner =
  <Schema extends z.ZodType>(
    schema: Schema,
    pick: (useCases: UseCases) => (owner: OwnerRef, input: z.output<Schema>) => Answer,
  ) =>
  async (_root: unknown, { input }: Input, context: Context) => {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return owner.error
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed.error
    return offerChanged(await pick(context.useCases)(owner.value, parsed.value))
  }

/** A mutation by the student whose award it is. */
const byStudent =
  <Schema extends z.ZodType>(
    schema: Schema,
    pick: (useCases: UseCases) => (student: StudentRef, input: z.output<Schema>) => Answer,
  ) =>
  async (_root: unknown, { input }: Input, context: Context) => {
    const student = asApplicant(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed.error
    return offerChanged(await pick(context.useCases)(student.value, parsed.value))
  }

export const awardMutations = {
  confirmEnrollment: byOwner(confirmEnrollmentInput, (of) => of.confirmEnrollment),
  planInstalments: byOwner(planInstalmentsInput, (of) => of.planInstalments),
  recordPayment: byOwner(recordPaymentInput, (of) => of.recordPayment),
  reversePayment: byOwner(reversePaymentInput, (of) => of.reversePayment),
  askForReports: byOwner(askForReportsInput, (of) => of.askForReports),
  endAward: byOwner(endAwardInput, (of) => of.endAward),
  sendEnrollmentDocument: byStudent(
    sendEnrollmentDocumentInput,
    (of) => of.sendEnrollmentDocument,
  ),
  confirmReceipt: byStudent(confirmReceiptInput, (of) => of.confirmReceipt),
  writeThanks: byStudent(writeThanksInput, (of) => of.writeThanks),
  writeReport: byStudent(writeReportInput, (of) => of.writeReport),
}

/** What follows an offer that the viewer may see. */
export const awardFieldsOfOffer = {
  async enrollmentDocument(
    { id, hidesWords }: PresentedOffer,
    _args: unknown,
    context: Context,
  ) {
    const sent = hidesWords ? null : await context.loaders.enrollmentDocument.load(id)
    return sent && { ...sent, isReadable: sent.isShownToOthers }
  },

  async instalments(
    { id, currency, hidesWords }: PresentedOffer,
    _args: unknown,
    context: Context,
  ) {
    const instalments = await context.loaders.instalmentsOfOffer.load(id)
    return instalments.map(({ amountMinor, ...one }) => ({
      ...one,
      reference: hidesWords ? null : one.reference,
      amount: presentMoney(amountMinor, currency),
    }))
  },

  async reports({ id, hidesWords }: PresentedOffer, _args: unknown, context: Context) {
    const reports = await context.loaders.reportsOfOffer.load(id)
    return hidesWords ? reports.map((one) => ({ ...one, text: null })) : reports
  },
}
