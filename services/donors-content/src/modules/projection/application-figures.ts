/** What is counted about one application, as applications last published it. */
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

/** A fund's balances, as applications last published them. */
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
