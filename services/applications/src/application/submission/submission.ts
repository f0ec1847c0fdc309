import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import type { ListingRequirements } from '../../student/listing-requirements/listing-requirements.ts'
import type { ApplicationForm } from '../application/application-form.ts'

/** The kind of holder that keeps the documents of a submission. */
export const SUBMISSION = 'submission'

/** A submission, with everything that it was checked against. Never changed. */
export type Submission = {
  id: string
  applicationId: string
  studentId: string
  /** 1, 2 … with each time that the application was submitted. */
  number: number
  submittedAt: Date
  form: ApplicationForm
  /** A note to the owner. */
  note: string | null
  /** The student agreed to share it with the organization's own systems. */
  isShared: boolean
  scholarshipId: string
  scholarshipTitle: string
  provider: string
  scholarshipVersion: number
  /** The deadline that it was checked against; null without a confirmed one. */
  closesAt: Date | null
  /** Submitted after the deadline, from a form saved before it. */
  isInGrace: boolean
  criteriaVersion: number
  criteria: ListingRequirements['criteria']
  requirements: ListingRequirements['requirements']
  verdict: AwardVerdict
  verdictLabel: string
  /** Names of what failed, and of what nobody could decide yet. */
  failed: string[]
  open: string[]
  /** What the student had not answered, by name. None of what was submitted before it was recorded. */
  unanswered: string[]
}

/** Somebody on the owner's side read a submission. */
export type ApplicationOpening = {
  applicationId: string
  userId: string
  organizationId: string
  at: Date
}
