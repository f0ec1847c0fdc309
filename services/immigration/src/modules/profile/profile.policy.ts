import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Whose immigration records: a student's, and they alone see them, administrators included. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to get immigration guidance.',
  toOtherAccounts: 'Only student accounts can get immigration guidance',
})
