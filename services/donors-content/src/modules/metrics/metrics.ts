/** No figure by country, field or score is about fewer people than this. */
export const MIN_GROUP_SIZE = 5

export type Dimension = 'country' | 'field' | 'score'
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Which applications are counted: by the day of their first submission, in UTC. */
export type MetricsFilter = {
  organizationId: string
  /** YYYY-MM-DD, the first day; null: from the beginning. */
  from: string | null
  /** YYYY-MM-DD, the last day; null: until now. */
  to: string | null
  /** Null: all scholarships of the organization. */
  scholarshipIds: readonly string[] | null
}

/** What the owner did with the applications to one scholarship. */
export type ScholarshipCounts = {
  scholarshipId: string
  applications: number
  /** How many ever reached this state. */
  inReview: number
  shortlisted: number
  awarded: number
  accepted: number
  /** How many are in this state now. */
  declined: number
  withdrawn: number
  waiting: number
}

export type PeriodCount = { start: string; count: number }
export type GroupCount = { value: string; count: number }

/** Days from the first submission to the owner's first decision. */
export type DecisionTimes = {
  decided: number
  medianDays: number | null
  bands: { label: string; count: number }[]
}

/** Groups of at least five by one property; `other` counts everybody else. */
export type FoldedCounts = { groups: GroupCount[]; other: number }

/** The chosen scholarship and fund, by name. */
export type Chosen = {
  /** The title is null until catalog has published it. */
  scholarship: { id: string; title: string | null } | null
  fund: { id: string; name: string | null } | null
}

/** The figures of a choice, with names for their lines. */
export type ChosenMetrics = OrganizationMetrics & {
  chosen: Chosen
  /** Titles of the scholarships with figures, by id. */
  titles: ReadonlyMap<string, string>
}

export type OrganizationMetrics = {
  organizationId: string
  version: number
  filter: MetricsFilter
  totals: Omit<ScholarshipCounts, 'scholarshipId'>
  scholarships: ScholarshipCounts[]
  period: Period
  overTime: PeriodCount[]
  countries: FoldedCounts
  fields: FoldedCounts
  scores: FoldedCounts
  decisions: DecisionTimes
}
