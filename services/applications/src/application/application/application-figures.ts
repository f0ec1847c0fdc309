/** The figures of a submitted application; nothing that reveals whose it is. */
export type ApplicationFigures = {
  applicationId: string
  scholarshipId: string
  ownerId: string
  state: string
  /** Every state that it ever reached. */
  reached: string[]
  /** When it was first submitted. */
  submittedAt: Date
  /** The owner's first decision. */
  decidedAt: Date | null
  /** As submitted last; ISO 3166-1 alpha-2. */
  country: string | null
  /** As submitted last, in the student's words or as a listed name. */
  fieldOfStudy: string | null
  /** Mean of the final scores, of 100. */
  score: number | null
  /** The version of these figures, not of the application. */
  version: number
}
