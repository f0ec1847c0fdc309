import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Who has progress: a student, and only for themselves; nobody is compared. */
export const asProgressingStudent = studentPolicy({
  toVisitors: 'Please sign up to follow your progress.',
  toOtherAccounts: 'Only student accounts have progress',
})
