import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Whose essays: a student's, and they alone see them. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to have an essay reviewed.',
  toOtherAccounts: 'Only student accounts can have essays reviewed',
})
