import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Only students have an AI mentor, each their own, and nobody else reads what is said. */
export const asStudent = studentPolicy({
  toVisitors: 'Please sign up for free to talk to an AI mentor.',
  toOtherAccounts: 'Only student accounts have AI mentors',
})
