import type { Context } from '../../context.ts'
import type { PresentedApplication } from '../../application/application/application.present.ts'
import type { PresentedSubmitted } from '../../application/submission/submission.present.ts'

/** What a review adds to an application, for its student. */
export const reviewFieldsOfApplication = {
  reviewSummary({ record }: PresentedApplication, _args: unknown, context: Context) {
    return context.useCases.summarizeReview(record)
  },

  /** The day promised for this application, else for all. */
  async decisionPromisedOn(
    { record, decisionPromisedOn }: PresentedApplication,
    _args: unknown,
    context: Context,
  ) {
    if (decisionPromisedOn !== null || record.submittedAt === null)
      return decisionPromisedOn
    const promised = await context.loaders.promisedDecision.load(record.scholarshipId)
    return promised?.day ?? null
  },

  /** Owners are reminded only of the day promised for all. */
  async ownerRemindedAt(
    { record, decisionPromisedOn }: PresentedApplication,
    _args: unknown,
    context: Context,
  ) {
    if (decisionPromisedOn !== null || record.submittedAt === null) return null
    const promised = await context.loaders.promisedDecision.load(record.scholarshipId)
    return promised?.remindedAt ?? null
  },
}

export const reviewFieldsOfSubmitted = {
  async decisionPromisedOn(
    { scholarship, decisionPromisedOn }: PresentedSubmitted,
    _args: unknown,
    context: Context,
  ) {
    if (decisionPromisedOn !== null) return decisionPromisedOn
    return (await context.loaders.promisedDecision.load(scholarship.id))?.day ?? null
  },
}
