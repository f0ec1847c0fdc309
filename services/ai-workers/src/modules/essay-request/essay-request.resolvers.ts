import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { EssayReview } from '../essay/essay.ts'
import { presentRequest } from './request-fields.resolvers.ts'
import {
  answerInput,
  askInput,
  draftInput,
  feedbackInput,
  markInput,
  requestIdInput,
} from './essay-request.input.ts'
import { asStudent, asVerifiedStudent } from './essay-request.policy.ts'
import type { RequestResult } from './keep-request.ts'

const position = z.strictObject({ requestedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = { side?: string | null; first?: number | null; after?: string | null }
type Input = { input: unknown }

export const essayRequestQueries = {
  async essayMentors(_root: unknown, _args: unknown, context: Context) {
    const offered = await context.useCases.essayRequests.offered(studentOrThrow(context))
    return offered.map(({ mentorId: id, freePlaces }) => ({
      id,
      mentor: { __typename: 'Mentor', id },
      freePlaces,
    }))
  },

  async essayRequest(_root: unknown, { id }: { id: string }, context: Context) {
    const student = studentOrThrow(context)
    const request = await context.useCases.essayRequests.find(student, id)
    return request && presentRequest(request, student)
  },

  async essayRequests(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const asMentor = args.side === 'MENTOR'
    const page = await context.useCases.essayRequests.list(student, {
      asMentor,
      first,
      after,
    })
    return connectionOf({
      items: page.requests,
      node: (request) => presentRequest(request, student),
      positionOf: ({ requestedAt, id }) => ({ requestedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

/** A mutation by one of the two sides: parses the input, runs the work and presents the result. */
function ofStudent<S extends z.ZodType>(
  schema: S,
  work: (
    context: Context,
    student: StudentRef,
    input: z.output<S>,
  ) => Promise<RequestResult>,
  policy = asStudent,
) {
  return async (_root: unknown, { input }: Input, context: Context) => {
    const student = policy(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed.error
    return saved(await work(context, student.value, parsed.value), student.value, context)
  }
}

export const essayRequestMutations = {
  askForEssayFeedback: ofStudent(
    askInput,
    ({ useCases }, student, input) => useCases.askMentor(student, input),
    asVerifiedStudent,
  ),
  answerEssayRequest: ofStudent(answerInput, ({ useCases }, student, input) =>
    useCases.answerEssayRequest(student, input),
  ),
  withdrawEssayRequest: ofStudent(requestIdInput, ({ useCases }, student, { id }) =>
    useCases.withdrawEssayRequest(student, id),
  ),
  saveEssayFeedbackDraft: ofStudent(draftInput, ({ useCases }, student, input) =>
    useCases.essayFeedback.saveDraft(student, input),
  ),
  sendEssayFeedback: ofStudent(feedbackInput, ({ useCases }, student, input) =>
    useCases.essayFeedback.send(student, input),
  ),
  markEssayFeedback: ofStudent(markInput, ({ useCases }, student, input) =>
    useCases.markEssayFeedback(student, input),
  ),
}

export const requestsOfReview = {
  /** Only the essay's student gets hold of a review. */
  async mentorRequests(
    { review }: { review: EssayReview },
    _args: unknown,
    context: Context,
  ) {
    const student = studentOrThrow(context)
    const requests = await context.useCases.essayRequests.ofReview(review)
    return requests.map((request) => presentRequest(request, student))
  },
}

function studentOrThrow({ viewer }: Context): StudentRef {
  const student = asStudent(viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

function saved(result: RequestResult, student: StudentRef, { effects }: Context) {
  if (result.ok) {
    const request = presentRequest(result.value, student)
    return { __typename: 'EssayRequestSaved', request }
  }
  if (result.error.__typename === 'TooManyRequests')
    effects.retryAfterSeconds = result.error.retryAfterSeconds
  return result.error
}
