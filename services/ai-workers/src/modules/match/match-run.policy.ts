import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Only a student may be matched, with their own profile, and only they see their runs. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to use AI scholarship matching.',
  toOtherAccounts: 'Only student accounts are matched with scholarships',
})
