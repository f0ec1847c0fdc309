import type { Problem } from '@landfall/kit/problems'
import { forbidden, notSignedIn } from '@landfall/kit/problems'
import { err, ok, type Result } from '@landfall/kit/result'
import type { Viewer } from '@landfall/kit/viewer'

/** A signed-in student; only this policy makes one, so no use case can forget to ask. */
export type StudentRef = { readonly studentId: string; readonly checkedBy: 'policy' }

/** Who may be matched: a student, with their own profile, and they alone see their runs. */
export function asStudent(viewer: Viewer): Result<StudentRef, Problem> {
  if (viewer.kind !== 'user') {
    return err(notSignedIn('Please sign up for free to use AI scholarship matching.'))
  }
  if (viewer.accountType !== 'student') {
    return err(forbidden('Only student accounts are matched with scholarships'))
  }
  return ok({ studentId: viewer.userId, checkedBy: 'policy' })
}
