import { studentPolicy } from '@landfall/kit/identity/student-policy'

/** Who has a vault: a student, their own only. */
export const asVaultOwner = studentPolicy({
  toVisitors: 'Please sign in to see your documents.',
  toOtherAccounts: 'Only student accounts can keep documents',
})
