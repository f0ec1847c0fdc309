import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Who may prepare applications: a student, with their own records only. */
export const asPreparingStudent = studentPolicy({
  toVisitors: 'Please sign up to prepare your applications.',
  toOtherAccounts: 'Only student accounts can prepare applications',
  toOtherStudents: 'You can only change your own preparation',
})
