import type { ApplicationState } from '#gql/graphql'

/** Whether the student can change the application. */
export function isEditable(state: ApplicationState): boolean {
  return state === 'DRAFT' || state === 'MORE_INFO'
}

const waiting: readonly ApplicationState[] = [
  'SUBMITTED',
  'IN_REVIEW',
  'MORE_INFO',
  'SHORTLISTED',
  'WAITLISTED',
]

/** Whether the application was submitted and nobody has decided yet. */
export function isUndecided(state: ApplicationState): boolean {
  return waiting.includes(state)
}
