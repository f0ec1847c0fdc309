import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asStudent } from '../profile/profile.policy.ts'
import { createRequestInput, requestFilter, updateRequestInput } from './request.input.ts'
import { presentRequest } from './request.present.ts'
import type { GuidanceRequest } from './request.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

type ById = { id: string }
type PageArgs = {
  type?: string | null
  status?: string | null
  first?: number | null
  after?: string | null
}

export const requestQueries = {
  async immigrationGuidance(_root: unknown, { id }: ById, context: Context) {
    const { requests } = context.useCases
    const request = await requests.find(studentOrThrow(context), id)
    return request && presented(request, context)
  },

  async immigrationGuidances(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const filter = parseOrThrow(requestFilter, args)
    const { requests } = context.useCases
    const page = await requests.list(student, { ...filter, first, after })
    const guide = await requests.guide(student.studentId)
    return connectionOf({
      items: page.requests,
      node: (request) => presentRequest(request, guide(request)),
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

type Input = { input: { studentId?: string | null; id: string } }

export const requestMutations = {
  async createImmigrationGuidance(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(createRequestInput, input)
    if (!parsed.ok) return parsed.error
    const created = await context.useCases.createRequest(student.value, parsed.value)
    return created.ok ? success(created.value, context) : created.error
  },

  async updateImmigrationGuidance(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const parsed = parseInput(updateRequestInput, input)
    if (!parsed.ok) return parsed.error
    const updated = await context.useCases.updateRequest(student.value, parsed.value)
    return updated.ok ? success(updated.value, context) : updated.error
  },

  async deleteImmigrationGuidance(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return asMissing(student.error)
    const deleted = await context.useCases.deleteRequest(student.value, input.id)
    if (!deleted.ok) return deleted.error
    return { __typename: 'DeletedImmigrationGuidance', id: deleted.value }
  },

  async eraseImmigrationRecords(_root: unknown, _args: unknown, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    await context.useCases.eraseRecords(student.value)
    return { __typename: 'ErasedImmigrationRecords', isErased: true }
  },
}

async function presented(request: GuidanceRequest, { useCases }: Context) {
  const guide = await useCases.requests.guide(request.studentId)
  return presentRequest(request, guide(request))
}

async function success(request: GuidanceRequest, context: Context) {
  const guidance = await presented(request, context)
  return { __typename: 'ImmigrationGuidanceSuccess', guidance }
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}

/** A signed-in person without requests gets NotFound, the same answer as for a stranger's request. */
function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('guidance request') : problem
}
