import type { ApplicationState } from '../../application/application/application-state.ts'

/** One application in a review, as it was last submitted. */
export type ReviewEntry = {
  applicationId: string
  /** What reviewers call it. */
  number: number
  state: ApplicationState
  version: number
  /** 1, 2 … with each time that it was submitted. */
  submissionNumber: number
  submittedAt: Date
  /** Its student has no account anymore. */
  isErased: boolean
  firstName: string | null
  lastName: string | null
  /** The institutions that the form names. */
  schools: string[]
}

/** "application 101", "applications 101, 207" */
export function numbersInWords(entries: readonly Pick<ReviewEntry, 'number'>[]): string {
  const numbers = entries.map(({ number }) => number).join(', ')
  return entries.length === 1 ? `application ${numbers}` : `applications ${numbers}`
}
