import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  saveScholarshipInput,
  updateSavedScholarshipInput,
} from './saved-scholarship.input.ts'
import type { SavedOrder } from './list-saved-scholarships.ts'
import { asStudent } from './saved-scholarship.policy.ts'
import { presentSaved } from './saved-scholarship.present.ts'
import { SAVED_STATUSES, type SavedScholarship } from './saved-scholarship.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })
const datedPosition = position.extend({ endsAt: z.coerce.date().nullable() })

const savedArguments = z.object({
  status: enumInput(SAVED_STATUSES).nullish().transform(absentAsNull),
})

type PageArgs = {
  status?: string | null
  sort?: 'SAVED' | 'DATE' | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> & { studentId?: string | null; id: string } }

export const savedScholarshipQueries = {
  async savedScholarships(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, order } = orderOf(args, context)
    const { status } = parseOrThrow(savedArguments, args)
    const wanted = { first, order, status }
    const page = await context.useCases.listSavedScholarships(student, wanted)
    return connectionOf({
      items: page.listed,
      node: ({ record }) => presentSaved(record),
      positionOf: (one) => one.position,
      hasNextPage: page.hasNextPage,
      hasPreviousPage: order.after !== null,
      totalCount: page.totalCount,
    })
  },

  async savedScholarshipCounts(_root: unknown, _args: unknown, context: Context) {
    const counts = await context.useCases.countSavedScholarships(studentOrThrow(context))
    const { not_applied: notApplied, ...others } = counts
    return { notApplied, ...others }
  },

  async savedScholarship(_root: unknown, { id }: { id: string }, context: Context) {
    const saved = await context.useCases.findSavedScholarship(studentOrThrow(context), id)
    return saved && presentSaved(saved)
  },
}

export const savedScholarshipMutations = {
  async saveScholarship(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(saveScholarshipInput, input)
    if (!parsed.ok) return parsed.error
    const saved = await context.useCases.saveScholarship(student.value, parsed.value)
    if (!saved.ok) return saved.error
    return success(saved.value.savedScholarship, saved.value.isNew)
  },

  async updateSavedScholarship(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseInput(updateSavedScholarshipInput, input)
    if (!parsed.ok) return parsed.error
    const saved = await context.useCases.updateSavedScholarship(student.value, parsed.value)
    return saved.ok ? success(saved.value, false) : saved.error
  },

  async removeSavedScholarship(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const removed = await context.useCases.removeSavedScholarship(student.value, input)
    if (!removed.ok) return removed.error
    const { id, scholarshipId } = removed.value
    return { __typename: 'RemoveSavedScholarshipSuccess', id, scholarshipId }
  },
}

/** What this service adds to the catalog's scholarships. */
export const scholarshipFields = {
  __resolveReference: ({ id }: { id: string }) => ({ id }),

  async saved({ id }: { id: string }, _args: unknown, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const saved = await context.loaders.savedByScholarship.load(id)
    return saved && presentSaved(saved)
  },
}

export const savedScholarshipFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const saved = await context.useCases.findSavedScholarship(student.value, id)
    return saved && presentSaved(saved)
  },
}

function success(saved: SavedScholarship, isNew: boolean) {
  return {
    __typename: 'SavedScholarshipSuccess',
    savedScholarship: presentSaved(saved),
    isNew,
  }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** Somebody who is signed in but is no student finds no record, just as with somebody else's. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('saved scholarship') : problem
}

function orderOf(
  args: PageArgs,
  { caller }: Context,
): { first: number; order: SavedOrder } {
  if (args.sort === 'DATE') {
    const { first, after } = parsePage(caller, args, datedPosition)
    return { first, order: { by: 'date', after } }
  }
  const { first, after } = parsePage(caller, args, position)
  return { first, order: { by: 'saved', after } }
}
