import type { ApplicationForm } from './application-form.ts'
import type { ApplicationHolder, ApplicationState } from './application-state.ts'

/** One student's application to one scholarship. Unique per (studentId, scholarshipId). */
export type Application = {
  id: string
  studentId: string
  scholarshipId: string
  /** The organization that takes the applications, also when the listing is merged with another's. */
  ownerId: string
  state: ApplicationState
  /** Grows with each change. */
  version: number
  form: ApplicationForm
  /** Last time; null before the first. */
  submittedAt: Date | null
  /** How many times it was submitted. */
  submissionCount: number
  /** The instant that the last submit was judged by; null without a confirmed deadline. */
  applicationDeadline: Date | null
  /** YYYY-MM-DD, the day by which the owner promised a decision. */
  decisionPromisedOn: string | null
  /** Its student has no account anymore. */
  isErased: boolean
  /** When the form was last changed, and no other change. */
  lastModifiedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** One line of an application's story; `version` is the application's after it. */
export type ApplicationStep = {
  applicationId: string
  version: number
  /** Null: it was begun. */
  from: ApplicationState | null
  to: ApplicationState
  by: ApplicationHolder
  /** The person; null when nobody did it. */
  actorId: string | null
  /** For the other side to read. */
  message: string | null
  /** YYYY-MM-DD: what is asked for should be there by then. */
  dueOn: string | null
  at: Date
}
