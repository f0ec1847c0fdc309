import { forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import { studentPolicy, type StudentRef } from '@landfall/kit/identity/student-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { isEmailVerified } from '../application/application.policy.ts'

/** Checks who may keep requests for letters: a student, their own. */
export const asRequester = studentPolicy({
  toVisitors: 'Please sign in to ask someone for a letter.',
  toOtherAccounts: 'Only student accounts can ask for letters of recommendation',
})

/** Checks who may have an invitation mailed: a requester whose own address is verified. */
export function asInviter(viewer: Viewer): Result<StudentRef, Problem> {
  const student = asRequester(viewer)
  if (!student.ok || isEmailVerified(viewer)) return student
  return err(
    forbidden('Please verify your email address before you ask someone for a letter.'),
  )
}
