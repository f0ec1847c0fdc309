import type { ApplicationForm } from './application-form.ts'
import type { ApplicationHolder, ApplicationState } from './application-state.ts'

/** One student's application to one scholarship. Unique per (studentId, scholarshipId). */
export type Application = {
  id: string
  studentId: string
  scholarshipId: string
  /** The organization that takes the applications, even after the listing is merged with another organization's. */
  ownerId: string
  state: ApplicationState
  /** Grows with each change. */
  version: number
  form: ApplicationForm
  /** When it was last submitted; null before the first time. */
  submittedAt: Date | null
  /** How many times it was submitted. */
  submissionCount: number
  /** The deadline that the last submission was checked against; null without a confirmed one. */
  applicationDeadline: Date | null
  /** YYYY-MM-DD, the day by which the owner promised a decision. */
  decisionPromisedOn: string | null
  /** Its student has no account anymore. */
  isErased: boolean
  /** When the form was last changed; other changes do not count. */
  lastModifiedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** One step in an application's history; `version` is the application's version after it. */
export type ApplicationStep = {
  applicationId: string
  version: number
  /** Null for the step that began it. */
  from: ApplicationState | null
  to: ApplicationState
  by: ApplicationHolder
  /** The person; null if nobody did it. */
  actorId: string | null
  /** For the other side to read. */
  message: string | null
  /** YYYY-MM-DD, the day by which the requested information should arrive. */
  dueOn: string | null
  at: Date
}
