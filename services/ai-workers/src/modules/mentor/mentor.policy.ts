import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Who has an AI mentor: students, each their own, and nobody else reads what is said. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to talk to an AI mentor.',
  toOtherAccounts: 'Only student accounts have AI mentors',
})
