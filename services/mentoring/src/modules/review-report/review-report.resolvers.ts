import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { presentMentor } from '../mentor/mentor.present.ts'
import type { Reported } from './read-reported.ts'
import type { ReviewReport } from './review-report.ts'
import { decideReviewReportsInput, reportReviewInput } from './review-report.input.ts'
import { asModerator, asOwnReporter, asReporter } from './review-report.policy.ts'

const place = z.strictObject({ openedAt: z.coerce.date(), id: z.uuid() })
const ownPlace = z.strictObject({ id: z.uuid() })

type Input = { input: Record<string, unknown> }
type PageArgs = { state?: string | null; first?: number | null; after?: string | null }

export const reviewReportQueries = {
  async reportedReviews(_root: unknown, args: PageArgs, context: Context) {
    const moderator = asModerator(context.viewer)
    if (!moderator.ok) throwProblem(moderator.error)
    const { first, after } = parsePage(context.caller, args, place)
    const state = args.state === 'HIDDEN' ? 'hidden' : 'open'
    const o = { state, first, after } as const
    const page = await context.useCases.listReportedReviews(moderator.value, o)
    return connectionOf({
      items: page.records,
      node: present,
      positionOf: ({ openedAt, id }) => ({ openedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async ownReviewReports(_root: unknown, args: PageArgs, context: Context) {
    const reporter = asOwnReporter(context.viewer)
    if (!reporter.ok) return throwProblem(reporter.error)
    const { first, after } = parsePage(context.caller, args, ownPlace)
    const page = { first, after: after?.id ?? null }
    return connectionOf({
      ...(await context.useCases.listOwnReviewReports(reporter.value, page)),
      node: presentReport,
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },
}

export const reviewReportMutations = {
  async reportReview(_root: unknown, { input }: Input, { viewer, useCases }: Context) {
    const reporter = asReporter(viewer)
    if (!reporter.ok) return reporter.error
    const parsed = parseInput(reportReviewInput, input)
    if (!parsed.ok) return parsed.error
    const reported = await useCases.reportReview(reporter.value, parsed.value)
    if (!reported.ok) return reported.error
    return { __typename: 'ReviewReported', reportId: reported.value }
  },

  async decideReviewReports(_root: unknown, { input }: Input, context: Context) {
    const moderator = asModerator(context.viewer)
    if (!moderator.ok) return moderator.error
    const parsed = parseInput(decideReviewReportsInput, input)
    if (!parsed.ok) return parsed.error
    const { decideReviewReports } = context.useCases
    const decided = await decideReviewReports(moderator.value, parsed.value)
    if (!decided.ok) return decided.error
    return { __typename: 'ReviewReportsDecided', review: present(decided.value) }
  },
}

type PresentedReview = ReturnType<typeof present>

export const reportedReviewFields = {
  async mentor({ review }: PresentedReview, _args: unknown, { loaders }: Context) {
    return presentMentor(await loaders.mentorById.load(review.mentorId))
  },
}

function present(review: Reported) {
  const { id, rating, feedback, openedAt, state } = review
  const reports = review.reports.map(presentReport)
  return { review, id, rating, feedback, openedAt, isHidden: state === 'hidden', reports }
}

function presentReport({ reason, ...report }: ReviewReport) {
  return { ...report, reason: reason.toUpperCase() }
}
