import { forbidden, notSignedIn, type Problem } from '../core/problems.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Viewer } from './viewer.ts'

/** A signed-in student; only a policy makes one, so no use case can skip the check. */
export type StudentRef = { readonly studentId: string; readonly checkedBy: 'policy' }

type Words = {
  /** For visitors; the usual words by default. */
  toVisitors?: string
  /** For accounts of donors, universities and others. */
  toOtherAccounts: string
  /** For callers who name another student; needed where clients name one. */
  toOtherStudents?: string
}

/**
 * The rule of records that a student keeps for themselves: a student, and their own only. `named` is
 * the student that the client names, if any: `me` and the viewer's own id are fine, anybody else's is Forbidden.
 */
export function studentPolicy(words: Words) {
  return (viewer: Viewer, named?: string | null): Result<StudentRef, Problem> => {
    if (viewer.kind !== 'user') return err(notSignedIn(words.toVisitors))
    if (named && named !== 'me' && named !== viewer.userId) {
      return err(forbidden(words.toOtherStudents))
    }
    if (viewer.accountType !== 'student') return err(forbidden(words.toOtherAccounts))
    return ok({ studentId: viewer.userId, checkedBy: 'policy' })
  }
}
