import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Checks who may save searches: a student, on their own list only. */
export const asStudent = studentPolicy({
  toOtherAccounts: 'Only student accounts can save searches',
  toOtherStudents: 'You can only change your own saved searches',
})
