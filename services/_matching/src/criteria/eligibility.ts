import type { Predicate } from './predicate.ts'

export type CriterionCode =
  | 'citizenship'
  | 'degree-level'
  | 'field-of-study'
  | 'gpa'
  | 'english'
  | 'visa-type'
  | 'citizenship-status'
  | 'us-high-school'
  | 'us-residency'
  | 'family-income'
  | 'financial-need'
  | 'need-weighed'
  | 'women-only'
  | 'nomination'
  /** Everything that is asked beyond the columns, taken together. */
  | 'requirements'

export type CriterionResult = 'PASS' | 'FAIL' | 'TELL_US_MORE' | 'CHECK_WITH_PROVIDER'

/** One criterion checked against one student; shaped as the schema's EligibilityCriterion. */
export type CriterionExplanation = {
  code: CriterionCode
  label: string
  isHard: boolean
  result: CriterionResult
  asked: string
  yours: string | null
  /** An addition after `yours` where the criterion has a row of its own; not used within a sentence. */
  aside?: string
  explanation: string
  profileField: string | null
}

export type Verdict = 'ELIGIBLE' | 'CHECK' | 'NOT_ELIGIBLE'

/** Shaped as the schema's Eligibility. A criterion that the listing does not ask for is left out. */
export type Eligibility = {
  verdict: Verdict
  label: string
  criteria: readonly CriterionExplanation[]
}

/**
 * One criterion over the whole catalog for one student. The first case whose predicate holds gives the result; when
 * none holds, the listing does not ask for this criterion.
 */
export type CriterionPlan = {
  code: CriterionCode
  isHard: boolean
  cases: readonly { result: CriterionResult; when: Predicate }[]
}

/** The catalog split three ways for one student; the sets are disjoint and cover it. */
export type EligibilityPlan = {
  criteria: readonly CriterionPlan[]
  notEligible: Predicate
  check: Predicate
  eligible: Predicate
}
