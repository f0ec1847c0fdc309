/** The figures of a submitted application; nothing that reveals whose it is. */
export type ApplicationFigures = {
  applicationId: string
  scholarshipId: string
  ownerId: string
  state: string
  /** Each state that it ever came to. */
  reached: string[]
  /** For the first time. */
  submittedAt: Date
  /** The owner's first decision. */
  decidedAt: Date | null
  /** As submitted last; ISO 3166-1 alpha-2. */
  country: string | null
  /** As submitted last, in the student's words or by its name. */
  fieldOfStudy: string | null
  /** Mean of the final scores, of 100. */
  score: number | null
  /** Of these figures, not the application's. */
  version: number
}
