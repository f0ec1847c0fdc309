import { parseInput } from '@landfall/kit/graphql/parse-input'
import { throwProblem } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Context } from '../../context.ts'
import { profileInput } from './profile.input.ts'
import { asStudent } from './profile.policy.ts'
import { presentProfile } from './profile.present.ts'

export const profileQueries = {
  async immigrationProfile(_root: unknown, _args: unknown, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return throwProblem(student.error)
    return presentProfile(await context.useCases.readProfile(student.value))
  },
}

export const profileMutations = {
  async saveImmigrationProfile(
    _root: unknown,
    { input }: { input: { studentId?: string | null } },
    context: Context,
  ) {
    const student = asStudent(context.viewer, input.studentId)
    if (!student.ok) return student.error
    const parsed = parseInput(profileInput, input)
    if (!parsed.ok) return parsed.error
    const saved = await context.useCases.saveProfile(student.value, parsed.value)
    return saved.ok ? profileAnswer(student.value, context) : saved.error
  },

  async markImmigrationChangesSeen(
    _root: unknown,
    { input }: { input: { until: Date } },
    context: Context,
  ) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    await context.useCases.markSeen(student.value, input.until)
    return profileAnswer(student.value, context)
  },
}

async function profileAnswer(student: StudentRef, { useCases }: Context) {
  const profile = presentProfile(await useCases.readProfile(student))
  return { __typename: 'ImmigrationProfileSuccess', profile }
}
