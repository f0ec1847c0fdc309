import type { Clock } from '@landfall/kit/core/clock'
import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { EligibilityPlan } from '@landfall/matching/requirements/plan-eligibility'
import type { Loaders } from '../../composition/loaders.ts'
import type { UseCases } from '../../composition/use-cases.ts'

/** What resolvers get: use cases and never a store, so that nobody bypasses a policy. */
export type CatalogContext = SubgraphContext<{
  useCases: UseCases
  loaders: Loaders
  clock: Clock
}>

/** The viewer's rules over the whole catalog; null without a profile. */
export async function viewerPlan({
  loaders,
  useCases,
}: Pick<CatalogContext, 'loaders' | 'useCases'>): Promise<EligibilityPlan | null> {
  const student = await loaders.viewerFacts()
  return student === null ? null : useCases.planEligibility(student)
}
