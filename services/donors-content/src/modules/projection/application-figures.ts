/** What is counted of one application, as its owner told it last. */
export type ApplicationFigures = {
  applicationId: string
  scholarshipId: string
  /** The organization. */
  ownerId: string
  version: number
  state: string
  reached: string[]
  submittedAt: Date
  decidedAt: Date | null
  country: string | null
  field: string | null
  score: number | null
}

/** How a fund stood when its owner told it last. */
export type FundFigures = {
  fundId: string
  ownerId: string
  version: number
  name: string | null
  currency: string
  scholarshipIds: string[]
  pledgedMinor: bigint
  committedMinor: bigint
  awardedMinor: bigint
  disbursedMinor: bigint
}
