import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Who may be matched: a student, with their own profile, and they alone see their runs. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to use AI scholarship matching.',
  toOtherAccounts: 'Only student accounts are matched with scholarships',
})
