import { notFound, type Problem } from '@landfall/kit/core/problems'
import { studentPolicy } from '@landfall/kit/identity/student-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** Checks who may apply: a student, for themselves only. */
export const asApplicant = studentPolicy({
  toVisitors: 'Please sign in or create an account to apply for scholarships.',
  toOtherAccounts: 'Only student accounts can apply for scholarships',
  toOtherStudents: 'You can only work on your own applications',
})

/** What came with the request is saved all the same, as for every applicant. */
export const SUBMIT_NEEDS_EMAIL =
  'Please verify your email address before you submit. Your draft is kept.'

export function isEmailVerified(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.isEmailVerified
}

/** People who are signed in but cannot apply find no record, just as with somebody else's. */
export function asMissing(problem: Problem): Problem {
  return problem.__typename === 'Forbidden' ? notFound('application') : problem
}
