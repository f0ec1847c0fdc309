import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { essayStepOf } from './essay-step.ts'
import { presentReview } from './essay-review.resolvers.ts'
import { parseRevision, submitEssayInput } from './essay.input.ts'
import { asStudent } from './essay.policy.ts'
import { type EssayReview, ESSAY_TYPES } from './essay.ts'

const position = z.strictObject({ submittedAt: z.coerce.date(), id: z.uuid() })
const reviewsArguments = z.object({
  essayType: enumInput(ESSAY_TYPES).nullish().transform(absentAsNull),
})

type ById = { id: string }
type PageArgs = { essayType?: string | null; first?: number | null; after?: string | null }

export const essayQueries = {
  async essayReview(_root: unknown, { id }: ById, context: Context) {
    const review = await context.useCases.essays.find(studentOrThrow(context), id)
    return review && presentReview(review)
  },

  async essayReviews(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const { essayType } = parseOrThrow(reviewsArguments, args)
    const page = await context.useCases.essays.list(student, { essayType, first, after })
    return connectionOf({
      items: page.reviews,
      node: presentReview,
      positionOf: ({ submittedAt, id }) => ({ submittedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  essayReviewSeconds(_root: unknown, _args: unknown, context: Context) {
    studentOrThrow(context)
    return context.useCases.essays.reviewSeconds()
  },

  async essayProgress(
    _root: unknown,
    { reviewId }: { reviewId: string },
    context: Context,
  ) {
    const review = await context.useCases.essays.find(studentOrThrow(context), reviewId)
    return review && essayStepOf(review)
  },
}

export const essayMutations = {
  async submitEssay(_root: unknown, { input }: { input: unknown }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(submitEssayInput, input)
    if (!parsed.ok) return parsed.error
    const submitted = await context.useCases.submitEssay(student.value, parsed.value)
    return submitted.ok ? success(submitted.value) : refused(submitted.error, context)
  },

  async reviseEssay(
    _root: unknown,
    { input }: { input: Record<string, unknown> },
    context: Context,
  ) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseRevision(input)
    if (!parsed.ok) return parsed.error
    const revised = await context.useCases.reviseEssay(student.value, parsed.value)
    return revised.ok ? success(revised.value) : refused(revised.error, context)
  },

  async deleteEssay(_root: unknown, { input }: { input: ById }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const deleted = await context.useCases.deleteEssay(student.value, input.id)
    if (!deleted.ok) return deleted.error
    const { id, essayId } = deleted.value
    return { __typename: 'DeletedEssay', id, essayId }
  },
}

function success(review: EssayReview) {
  return { __typename: 'EssayReviewSuccess', review: presentReview(review) }
}

function refused(problem: Problem, context: Context): Problem {
  if (problem.__typename === 'TooManyRequests') {
    context.effects.retryAfterSeconds = problem.retryAfterSeconds
  }
  return problem
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** A signed-in person without essays gets NotFound, the same answer as for a stranger's essay. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('essay review') : problem
}
