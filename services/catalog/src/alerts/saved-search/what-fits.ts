import { not, type Predicate } from '@landfall/matching/criteria/predicate'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import {
  type CatalogueAsks,
  type EligibilityPlan,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import { readStudents } from '@landfall/matching/student-copy/read-students'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

/** By student, the listings to report; to students without a profile, everything may be reported. */
export type Fits = ReadonlyMap<string, Predicate>

type Stores = { studentFacts: Pick<StudentFactsStore, 'findWithAnswers'> }

/** Reads what the catalog asks now; then, within a transaction, who of these students fits what. */
export type WhatFits = () => Promise<
  (tx: Stores, studentIds: readonly string[]) => Promise<Fits>
>

type Deps = { readAsks: () => Promise<CatalogueAsks>; openSealed: OpenSealed }

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

/** All but what the student is not eligible for: what waits for an answer may fit. */
export function mayFit({ notEligible }: EligibilityPlan): Predicate {
  return not(notEligible)
}
