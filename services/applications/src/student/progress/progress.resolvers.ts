import { throwProblem } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { asProgressingStudent } from './progress.policy.ts'

export const progressQueries = {
  studentProgress(_root: unknown, _args: unknown, context: Context) {
    const student = asProgressingStudent(context.viewer)
    return context.useCases.readProgress(
      student.ok ? student.value : throwProblem(student.error),
    )
  },
}
