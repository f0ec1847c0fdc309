import { forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import { studentPolicy, type StudentRef } from '@landfall/kit/identity/student-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** Both sides are student accounts: the one who asks, and the one who reads as a mentor. */
export const asStudent = studentPolicy({
  toOtherAccounts: 'Only student accounts can ask mentors to read essays',
})

/** Also requires a verified address, for texts that others get to read. */
export function asVerifiedStudent(viewer: Viewer): Result<StudentRef, Problem> {
  const student = asStudent(viewer)
  if (!student.ok || (viewer.kind === 'user' && viewer.isEmailVerified)) return student
  return err(forbidden('Please verify your email address first.'))
}
