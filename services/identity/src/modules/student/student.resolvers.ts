import { forbidden, notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import { convertGrade } from '@landfall/reference/grade-scales'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { UserParent } from '../account/account.present.ts'
import { createStudentInput, updateStudentInput } from './student.input.ts'
import { asProfileKeeper, isOwnId } from './student.policy.ts'
import { presentGradeScales, presentStudent, studentSuccess } from './student.present.ts'

type CreateInput = { input: { id?: string | null } & Record<string, unknown> }
type UpdateInput = { input: { id: string } & Record<string, unknown> }

export const studentQueries = {
  async student(_root: unknown, { id }: { id: string }, context: Context) {
    if (context.viewer.kind !== 'user') return throwProblem(notSignedIn())
    return readOwn(id, context)
  },

  gradeScales: (_root: unknown, { country }: { country?: string | null }) =>
    presentGradeScales(country ?? null),

  convertGrade: (_root: unknown, { scale, grade }: { scale: string; grade: string }) =>
    convertGrade(scale, grade),
}

export const studentMutations = {
  async createStudent(_root: unknown, { input }: CreateInput, context: Context) {
    const actor = asProfileKeeper(context.caller)
    if (!actor.ok) return actor.error
    // A body that names somebody else is refused before it is read.
    if (input.id && !isOwnId(actor.value.viewer, input.id)) return forbidden()
    const parsed = parseInput(createStudentInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.createStudent(actor.value, parsed.value)
    return answer(context, result, studentSuccess)
  },

  async updateStudent(_root: unknown, { input }: UpdateInput, context: Context) {
    const actor = asProfileKeeper(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(updateStudentInput, input)
    if (!parsed.ok) return parsed.error
    const changes = { ...parsed.value, id: input.id }
    const result = await context.useCases.updateStudent(actor.value, changes)
    return answer(context, result, studentSuccess)
  },
}

export const studentFields = {
  __resolveReference: ({ id }: { id: string }, context: Context) => readOwn(id, context),
}

/** Fields about its owner's profile that are added to User. */
export const userStudentFields = {
  async student({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    const student = isOwn ? await context.useCases.studentOf(id) : null
    return student && presentStudent(student)
  },
}

/** A profile is its owner's alone: everybody else's does not exist here. */
async function readOwn(id: string, { viewer, useCases }: Context) {
  if (viewer.kind !== 'user' || !isOwnId(viewer, id)) return null
  const student = await useCases.studentOf(viewer.userId)
  return student && presentStudent(student)
}
