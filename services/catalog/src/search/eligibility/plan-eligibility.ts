import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import {
  type CatalogAsks,
  type EligibilityPlan,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import type { RequirementSet } from '@landfall/matching/requirements/requirement-set'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { oncePerChange } from '../../record/scholarship/per-change.ts'

type Deps = {
  stores: {
    search: { catalogVersion(): Promise<number> }
    requirementSets: { all(): Promise<RequirementSet[]> }
  }
  clock: Clock
}

/** Reads what all listings ask today; cached until a scholarship changes. */
export function makeReadAsks({ stores, clock }: Deps): () => Promise<CatalogAsks> {
  const onceAChange = oncePerChange(stores.search.catalogVersion)
  return async () => ({
    sets: await onceAChange('sets', stores.requirementSets.all),
    today: deadlineDay(clock.now()),
  })
}

/** Splits the catalog for one student, see the package of matching. */
export function makePlanEligibility(readAsks: () => Promise<CatalogAsks>) {
  return async (student: AskedStudent): Promise<EligibilityPlan> =>
    planEligibility(student, await readAsks())
}
