import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asApplicant, isEmailVerified } from '../application/application.policy.ts'
import {
  type PresentedApplication,
  presentApplication,
  presentStep,
} from '../application/application.present.ts'
import { statesArguments } from '../application/application.input.ts'
import {
  moveApplicationInput,
  requestMoreInfoInput,
  submitApplicationInput,
} from './submission.input.ts'
import {
  type PresentedSubmitted,
  presentArrived,
  presentSubmission,
  presentSubmitted,
  presentSummary,
} from './submission.present.ts'
import type { OwnersMove } from './move-application.ts'
import { asDecider } from './submitted-application.policy.ts'

const position = z.strictObject({ submittedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = {
  scholarshipId: string
  states?: readonly string[] | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> & { studentId?: string | null } }

export const submissionQueries = {
  async submittedApplications(_root: unknown, args: PageArgs, context: Context) {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return throwProblem(owner.error)
    const { first, after } = parsePage(context.caller, args, position)
    const { scholarshipId } = args
    const { states } = parseOrThrow(statesArguments, args)
    const query = { scholarshipId, states, first, after }
    const page = await context.useCases.listSubmitted(owner.value, query)
    return connectionOf({
      items: page.records,
      node: presentSubmitted,
      positionOf: ({ submittedAt, id }) => ({ submittedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async submittedApplication(_root: unknown, { id }: { id: string }, context: Context) {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return throwProblem(owner.error)
    const found = await context.useCases.findSubmitted(owner.value, id)
    return found && presentSubmitted(found)
  },
}

export const submissionMutations = {
  async submitApplication(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(submitApplicationInput, input)
    if (!parsed.ok) return parsed.error
    const submitted = await context.useCases.submitApplication(student.value, {
      ...parsed.value,
      isEmailVerified: isEmailVerified(context.viewer),
    })
    if (!submitted.ok) return submitted.error
    const { application, submission, isNew } = submitted.value
    return {
      __typename: 'ApplicationSubmitted',
      application: presentApplication(application),
      submission: presentSubmission(submission),
      isNew,
    }
  },

  async requestMoreInfo(_root: unknown, { input }: Input, context: Context) {
    return move(context, input, (given) => {
      const parsed = parseInput(requestMoreInfoInput, given)
      if (!parsed.ok) return parsed
      return { ok: true, value: { ...parsed.value, to: 'more_info', decisionBy: null } }
    })
  },

  async moveApplication(_root: unknown, { input }: Input, context: Context) {
    return move(context, input, (given) => {
      const parsed = parseInput(moveApplicationInput, given)
      return parsed.ok ? { ok: true, value: { ...parsed.value, answerBy: null } } : parsed
    })
  },
}

type Reading = (input: unknown) => ReturnType<typeof parseInput<z.ZodType<OwnersMove>>>

async function move(context: Context, input: unknown, read: Reading) {
  const owner = asDecider(context.viewer)
  if (!owner.ok) return owner.error
  const parsed = read(input)
  if (!parsed.ok) return parsed.error
  const moved = await context.useCases.moveApplication(owner.value, parsed.value)
  if (!moved.ok) return moved.error
  return { __typename: 'ApplicationMoved', application: presentSubmitted(moved.value) }
}

/** For those who decide; nobody else may read how many there are. */
export const submissionFieldsOfScholarship = {
  submittedCount({ id }: { id: string }, _args: unknown, context: Context) {
    return context.loaders.submittedCount.load(id)
  },

  savedByAtLeast({ id }: { id: string }, _args: unknown, context: Context) {
    return context.loaders.savedByAtLeast.load(id)
  },
}

/** What an application's student sees of it beyond its own record. */
export const assessedFields = {
  async tabs({ record }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.assessed.load(record)).tabs
  },

  async blockers({ record }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.assessed.load(record)).blockers
  },

  async checklist({ record }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.assessed.load(record)).checklist
  },

  async closesAt({ record }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.assessed.load(record)).closesAt
  },

  async submissions({ id }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.ownSubmissions.load(id)).map(presentSubmission)
  },

  openedBy({ id }: PresentedApplication, _args: unknown, context: Context) {
    return context.loaders.applicationOpenings.load(id)
  },
}

export const submittedApplicationFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return null
    const found = await context.useCases.findSubmitted(owner.value, id)
    return found && presentSubmitted(found)
  },

  async timeline({ id }: PresentedSubmitted, _args: unknown, context: Context) {
    return (await context.loaders.applicationSteps.load(id)).map(presentStep)
  },

  async submissions(submitted: PresentedSubmitted, _args: unknown, context: Context) {
    return (await context.loaders.openedSubmissions.load(submitted)).map(presentSubmission)
  },

  async letters(submitted: PresentedSubmitted, _args: unknown, context: Context) {
    const arrived = await context.loaders.openedLetters.load(submitted)
    const { hasScanner } = context.useCases
    return arrived.map((one) => presentArrived(one, submitted.submittedAt, hasScanner))
  },

  async summary({ id }: PresentedSubmitted, _args: unknown, context: Context) {
    return presentSummary(await context.loaders.lastSubmitted.load(id))
  },

  async lastSubmission(submitted: PresentedSubmitted, _args: unknown, context: Context) {
    const [last] = await context.loaders.openedSubmissions.load(submitted)
    return last && presentSubmission(last)
  },
}
