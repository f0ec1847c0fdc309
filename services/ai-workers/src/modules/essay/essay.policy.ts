import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Essays belong to a student, and only that student sees them. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to have an essay reviewed.',
  toOtherAccounts: 'Only student accounts can have essays reviewed',
})
