import type { Problem } from '@landfall/kit/problems'
import { forbidden, notSignedIn } from '@landfall/kit/problems'
import { err, ok, type Result } from '@landfall/kit/result'
import type { Viewer } from '@landfall/kit/viewer'

/** A signed-in student; only this policy makes one, so no use case can forget to ask. */
export type StudentRef = { readonly studentId: string; readonly checkedBy: 'policy' }

/**
 * Who may keep searches: a student, on their own list only. `named` is the student that the
 * client names, if any: `me` and the viewer's own id are fine, anybody else's is Forbidden.
 */
export function asStudent(
  viewer: Viewer,
  named?: string | null,
): Result<StudentRef, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  if (named && named !== 'me' && named !== viewer.userId) {
    return err(forbidden('You can only change your own saved searches'))
  }
  if (viewer.accountType !== 'student') {
    return err(forbidden('Only student accounts save searches'))
  }
  return ok({ studentId: viewer.userId, checkedBy: 'policy' })
}
