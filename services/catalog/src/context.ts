import DataLoader from 'dataloader'
import type { Clock } from '@landfall/kit/clock'
import { isUuid } from '@landfall/kit/ids'
import type { SubgraphContext } from '@landfall/kit/subgraph'
import type { Viewer } from '@landfall/kit/viewer'
import type { EligibilityPlan } from '@landfall/matching/criteria/eligibility'
import { planEligibility } from '@landfall/matching/criteria/plan'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import type { StoredScholarship } from './modules/scholarship/stored-scholarship.ts'
import type { University } from './modules/university/university.ts'
import type { CatalogStores } from './stores.ts'
import type { UseCases } from './use-cases.ts'

/** What one request looks up, each record once. */
export type Loaders = {
  scholarship: DataLoader<string, StoredScholarship | null>
  university: DataLoader<string, University | null>
  /** Open scholarships of a university. */
  openCount: DataLoader<string, number>
  /** What is new to a saved search. */
  newFits: DataLoader<string, number>
  /** What the rules know of the signed-in student; null for everybody else. */
  viewerFacts(): Promise<StudentFacts | null>
}

export type CatalogContext = SubgraphContext<{
  stores: CatalogStores
  useCases: UseCases
  loaders: Loaders
  clock: Clock
}>

export function createLoaders(stores: CatalogStores, viewer: Viewer): Loaders {
  let facts: Promise<StudentFacts | null> | null = null
  return {
    scholarship: byId((ids) => stores.scholarships.findByIds(ids), null),
    university: byId((ids) => stores.universities.findByIds(ids), null),
    openCount: byId((ids) => stores.scholarships.openCounts(ids), 0),
    newFits: byId((ids) => stores.savedSearches.newCounts(ids), 0),
    viewerFacts: () => (facts ??= factsOf(stores, viewer)),
  }
}

/** The viewer's rules over the whole catalogue; null without a profile. */
export async function viewerPlan(loaders: Loaders): Promise<EligibilityPlan | null> {
  const facts = await loaders.viewerFacts()
  return facts === null ? null : planEligibility(facts)
}

async function factsOf(
  stores: CatalogStores,
  viewer: Viewer,
): Promise<StudentFacts | null> {
  // A student's profile has the same id as the user.
  if (viewer.kind === 'visitor') return null
  const found = await stores.studentFacts.findByIds([viewer.userId])
  return found.get(viewer.userId) ?? null
}

function byId<V, Missing>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  missing: Missing,
): DataLoader<string, V | Missing> {
  return new DataLoader(async (ids) => {
    // Others may point at anything; what is no id of ours is nobody's.
    const found = await find(ids.filter(isUuid))
    return ids.map((id) => found.get(id) ?? missing)
  })
}
