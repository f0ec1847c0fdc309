import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Immigration records belong to a student, and nobody else sees them, not even administrators. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to get immigration guidance.',
  toOtherAccounts: 'Only student accounts can get immigration guidance',
})
