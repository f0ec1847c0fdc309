import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Checks who has progress: a student, for themselves only; nobody is compared. */
export const asProgressingStudent = studentPolicy({
  toVisitors: 'Please sign up to follow your progress.',
  toOtherAccounts: 'Only student accounts have progress',
})
