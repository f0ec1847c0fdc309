import { not, type Predicate } from '@landfall/matching/criteria/predicate'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import {
  type CatalogAsks,
  type EligibilityPlan,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import { readStudents } from '@landfall/matching/student-copy/read-students'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

/** The listings to report, by student; students without a profile are absent, as everything may be reported to them. */
export type Fits = ReadonlyMap<string, Predicate>

type Stores = { studentFacts: Pick<StudentFactsStore, 'findWithAnswers'> }

/** Reads what all listings ask now; then, within a transaction, which of them fit each of these students. */
export type WhatFits = () => Promise<
  (tx: Stores, studentIds: readonly string[]) => Promise<Fits>
>

type Deps = { readAsks: () => Promise<CatalogAsks>; openSealed: OpenSealed }

export function makeWhatFits({ readAsks, openSealed }: Deps): WhatFits {
  return async () => {
    const asks = await readAsks()
    return async ({ studentFacts }, studentIds) => {
      const students = await readStudents(studentFacts, openSealed, studentIds)
      return new Map(
        [...students].map(([id, student]) => [id, mayFit(planEligibility(student, asks))]),
      )
    }
  }
}

/** Everything except what the student is not eligible for: listings that depend on an answer may fit. */
export function mayFit({ notEligible }: EligibilityPlan): Predicate {
  return not(notEligible)
}
