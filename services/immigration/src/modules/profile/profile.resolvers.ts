import { problemsFromZod, throwProblem } from '@landfall/kit/core/problems'
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
    const parsed = profileInput.safeParse(input)
    if (!parsed.success) return problemsFromZod(parsed.error)
    const saved = await context.useCases.saveProfile(student.value, parsed.data)
    if (!saved.ok) return saved.error
    const profile = presentProfile(await context.useCases.readProfile(student.value))
    return { __typename: 'ImmigrationProfileSuccess', profile }
  },
}
