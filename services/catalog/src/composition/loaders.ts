import DataLoader from 'dataloader'
import { isUuid } from '@landfall/kit/core/ids'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { mayFit } from '../alerts/saved-search/what-fits.ts'
import { readStudents } from '@landfall/matching/student-copy/read-students'
import type { LinkCheck } from '../trust/link-check/link-check.ts'
import type { ListingCase } from '../trust/listing-case/listing-case.ts'
import type { RowCount } from '../ingestion/listing-import/listing-import.store.ts'
import type { LogEntry } from '../trust/listing-case/log-entry.ts'
import type { ListingReport } from '../trust/listing-report/listing-report.ts'
import type { StoredScholarship } from '../record/scholarship/stored-scholarship.ts'
import type { University } from '../record/university/university.ts'
import type { SimilarScholarship } from '../search/similar/rank-similar.ts'
import type { Verification } from '../trust/verification/verification.store.ts'
import type { CatalogStores } from './stores.ts'
import type { UseCases } from './use-cases.ts'

/** What one request looks up, each record once. */
export type Loaders = {
  scholarship: DataLoader<string, StoredScholarship | null>
  university: DataLoader<string, University | null>
  /** Open scholarships of a university. */
  openCount: DataLoader<string, number>
  /** How many listings are new to a saved search. */
  newFits: DataLoader<string, number>
  verification: DataLoader<string, Verification | null>
  reportsOfCase: DataLoader<string, readonly ListingReport[]>
  casesOfListing: DataLoader<string, readonly ListingCase[]>
  logOfListing: DataLoader<string, readonly LogEntry[]>
  /** Link checks by address. */
  linkCheck: DataLoader<string, LinkCheck | null>
  /** Counts of an upload's rows. */
  rowCounts: DataLoader<string, readonly RowCount[]>
  /** Whether an organization may not publish now. */
  isBarred: DataLoader<string, boolean>
  /** Red flags that a person has cleared. */
  clearedKeys: DataLoader<string, readonly string[]>
  /** Awards similar to this one, for the viewer. */
  similar: DataLoader<StoredScholarship, readonly SimilarScholarship[], string>
  /** What the rules know about the signed-in student, including answers; null for everybody else. */
  viewerFacts(): Promise<AskedStudent | null>
}

type Deps = {
  stores: CatalogStores
  viewer: Viewer
  openSealed: OpenSealed
  planEligibility: UseCases['planEligibility']
  findSimilar: UseCases['findSimilar']
}

/** One set per request: a list of listings asks once for all their universities. */
export function createLoaders({
  stores,
  viewer,
  openSealed,
  planEligibility,
  findSimilar,
}: Deps): Loaders {
  let facts: Promise<AskedStudent | null> | null = null
  const viewerFacts = () => (facts ??= factsOf({ stores, viewer, openSealed }))
  /** What fits the viewer, as the searches are their own. */
  async function fits(): Promise<Predicate | null> {
    const student = await viewerFacts()
    return student && mayFit(await planEligibility(student))
  }
  return {
    scholarship: byId((ids) => stores.scholarships.findByIds(ids), null),
    university: byId((ids) => stores.universities.findByIds(ids), null),
    openCount: byId((ids) => stores.scholarships.openCounts(ids), 0),
    newFits: byId(async (ids) => stores.savedSearches.newCounts(ids, await fits()), 0),
    verification: byId((ids) => stores.verifications.findByIds(ids), null),
    reportsOfCase: byId((ids) => stores.listingReports.ofCases(ids), []),
    casesOfListing: byId((ids) => stores.listingCases.ofListings(ids), []),
    logOfListing: byId((ids) => stores.listingCases.logOfListings(ids), []),
    rowCounts: byId((ids) => stores.listingImports.counts(ids), []),
    linkCheck: new DataLoader(async (urls) => {
      const found = await stores.linkChecks.findByUrls(urls)
      return urls.map((url) => found.get(url) ?? null)
    }),
    isBarred: byId((ids) => stores.organizationUniversities.barred(ids), false),
    clearedKeys: byId((ids) => stores.listingCases.clearedKeys(ids), []),
    similar: new DataLoader(
      async (subjects) => {
        const student = await viewerFacts()
        if (student === null) return findSimilar(subjects, null)
        const { notEligible } = await planEligibility(student)
        return findSimilar(subjects, { student, notEligible })
      },
      { cacheKeyFn: ({ id }) => id },
    ),
    viewerFacts,
  }
}

async function factsOf({
  stores,
  viewer,
  openSealed,
}: Pick<Deps, 'stores' | 'viewer' | 'openSealed'>): Promise<AskedStudent | null> {
  // A student's profile has the same id as the user.
  if (viewer.kind === 'visitor') return null
  const { userId } = viewer
  const found = await readStudents(stores.studentFacts, openSealed, [userId])
  return found.get(userId) ?? null
}

function byId<V, Missing>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  missing: Missing,
): DataLoader<string, V | Missing> {
  return new DataLoader(async (ids) => {
    // Other services may refer to anything; keys that are not our ids find nothing.
    const found = await find(ids.filter(isUuid))
    return ids.map((id) => found.get(id) ?? missing)
  })
}
