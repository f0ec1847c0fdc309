import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import type { ListingRequirements } from '../../student/listing-requirements/listing-requirements.ts'
import type { ApplicationForm } from '../application/application-form.ts'

/** What holds the documents of a submission. */
export const SUBMISSION = 'submission'

/** A submission, with everything that it was judged by. Never changed. */
export type Submission = {
  id: string
  applicationId: string
  studentId: string
  /** 1, 2 … with each time that the application was submitted. */
  number: number
  submittedAt: Date
  form: ApplicationForm
  /** A word to the owner. */
  note: string | null
  /** The student agreed that the organization's own systems may have it. */
  isShared: boolean
  scholarshipId: string
  scholarshipTitle: string
  provider: string
  scholarshipVersion: number
  /** The instant that it was judged by; null without a confirmed deadline. */
  closesAt: Date | null
  /** Taken after that, of what was saved before. */
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

/** Somebody of the owner's side read what was submitted. */
export type ApplicationOpening = {
  applicationId: string
  userId: string
  organizationId: string
  at: Date
}
