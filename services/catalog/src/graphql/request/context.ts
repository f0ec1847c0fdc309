import type { Clock } from '@landfall/kit/core/clock'
import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { EligibilityPlan } from '@landfall/matching/criteria/eligibility'
import { planEligibility } from '@landfall/matching/criteria/plan'
import type { Loaders } from '../../composition/loaders.ts'
import type { UseCases } from '../../composition/use-cases.ts'

/** What resolvers work with: never a store, so that nobody reads past a policy. */
export type CatalogContext = SubgraphContext<{
  useCases: UseCases
  loaders: Loaders
  clock: Clock
}>

/** The viewer's rules over the whole catalogue; null without a profile. */
export async function viewerPlan(loaders: Loaders): Promise<EligibilityPlan | null> {
  const facts = await loaders.viewerFacts()
  return facts === null ? null : planEligibility(facts)
}
