import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  saveApplicationInput,
  statesArguments,
  withdrawApplicationInput,
} from './application.input.ts'
import { asApplicant, asMissing } from './application.policy.ts'
import {
  moreInfoOf,
  type PresentedApplication,
  presentApplication,
  presentForm,
  presentStep,
} from './application.present.ts'
import type { Application } from './application.ts'
import { GRACE_MINUTES } from './taking.ts'

const position = z.strictObject({ lastModifiedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = {
  states?: readonly string[] | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> & { studentId?: string | null; id: string } }

export const applicationQueries = {
  async applications(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const { states } = parseOrThrow(statesArguments, args)
    const page = await context.useCases.listApplications(student, { first, after, states })
    return connectionOf({
      items: page.records,
      node: presentApplication,
      positionOf: ({ lastModifiedAt, id }) => ({ lastModifiedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async application(_root: unknown, { id }: { id: string }, context: Context) {
    const found = await context.useCases.findApplication(studentOrThrow(context), id)
    return found && presentApplication(found)
  },

  applicationCounts(_root: unknown, _args: unknown, context: Context) {
    return context.useCases.countApplications(studentOrThrow(context))
  },
}

export const applicationMutations = {
  async saveApplication(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(saveApplicationInput, input)
    if (!parsed.ok) return parsed.error
    const saved = await context.useCases.saveApplication(student.value, parsed.value)
    if (!saved.ok) return saved.error
    const { application, isNew } = saved.value
    const presented = presentApplication(application)
    return { __typename: 'ApplicationSaved', application: presented, isNew }
  },

  async withdrawApplication(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(withdrawApplicationInput, input)
    if (!parsed.ok) return parsed.error
    return changed(await context.useCases.withdrawApplication(student.value, parsed.value))
  },

  async reopenApplication(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer)
    if (!student.ok) return student.error
    return changed(await context.useCases.reopenApplication(student.value, input))
  },

  async removeApplication(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const removed = await context.useCases.removeApplication(student.value, input)
    if (!removed.ok) return removed.error
    const { id, scholarshipId } = removed.value
    return { __typename: 'ApplicationRemoved', id, scholarshipId }
  },
}

export const applicationFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asApplicant(context.viewer)
    if (!student.ok) return null
    const found = await context.useCases.findApplication(student.value, id)
    return found && presentApplication(found)
  },

  form: ({ record }: PresentedApplication) => presentForm(record.form),
  graceMinutes: () => GRACE_MINUTES,

  async timeline({ id }: PresentedApplication, _args: unknown, context: Context) {
    return (await context.loaders.applicationSteps.load(id)).map(presentStep)
  },

  async moreInfo({ record }: PresentedApplication, _args: unknown, context: Context) {
    if (record.state !== 'more_info') return null
    return moreInfoOf(record.state, await context.loaders.applicationSteps.load(record.id))
  },
}

/** What applications add to the catalog's scholarships. */
export const applicationFieldsOfScholarship = {
  async application({ id }: { id: string }, _args: unknown, context: Context) {
    if (!asApplicant(context.viewer).ok) return null
    const found = await context.loaders.applicationByScholarship.load(id)
    return found && presentApplication(found)
  },

  takesApplicationsHere({ id }: { id: string }, _args: unknown, context: Context) {
    return context.loaders.takesApplications.load(id)
  },
}

function changed(result: Result<Application, Problem>) {
  if (!result.ok) return result.error
  const application = presentApplication(result.value)
  return { __typename: 'ApplicationChanged', application }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asApplicant(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}
