import { notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { isOwnId } from './student.policy.ts'
import { presentStudent } from './student.present.ts'
import type { Student } from './student.ts'

type CreateInput = { input: { id?: string | null } & Record<string, unknown> }
type UpdateInput = { input: { id: string } & Record<string, unknown> }

export const studentQueries = {
  async student(_root: unknown, { id }: { id: string }, context: Context) {
    if (context.viewer.kind !== 'user') return throwProblem(notSignedIn())
    return readOwn(id, context)
  },
}

export const studentMutations = {
  async createStudent(_root: unknown, { input }: CreateInput, context: Context) {
    return answer(
      context,
      await context.useCases.createStudent(context.caller, input),
      success,
    )
  },

  async updateStudent(_root: unknown, { input }: UpdateInput, context: Context) {
    return answer(
      context,
      await context.useCases.updateStudent(context.caller, input),
      success,
    )
  },
}

export const studentFields = {
  __resolveReference: ({ id }: { id: string }, context: Context) => readOwn(id, context),
}

const success = (student: Student) => ({
  __typename: 'StudentSuccess',
  student: presentStudent(student),
})

/** A profile is its owner's alone: everybody else's does not exist here. */
async function readOwn(id: string, { viewer, useCases }: Context) {
  if (viewer.kind !== 'user' || !isOwnId(viewer, id)) return null
  const student = await useCases.studentOf(viewer.userId)
  return student && presentStudent(student)
}
