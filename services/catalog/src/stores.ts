import type { Database } from '@landfall/kit/postgres'
import { makeLinkCheckStore } from './modules/link-check/link-check.store.ts'
import { makeListingAdminStore } from './modules/listing-admin/listing-admin.store.ts'
import { makeListingCaseStore } from './modules/listing-case/listing-case.store.ts'
import { makeListingImportStore } from './modules/listing-import/listing-import.store.ts'
import { makeListingReportStore } from './modules/listing-report/listing-report.store.ts'
import { makeOutlookStore } from './modules/outlook/outlook.store.ts'
import { makeRepublicationStore } from './modules/republication/republication.store.ts'
import { makeListingChangeStore } from './modules/saved-search/listing-changes.store.ts'
import { makeSavedSearchStore } from './modules/saved-search/saved-search.store.ts'
import { makeSearchHitStore } from './modules/saved-search/search-hit.store.ts'
import { makeMergeStore } from './modules/merge/merge.store.ts'
import { makeScholarshipStore } from './modules/scholarship/scholarship.store.ts'
import { makeSearchStore } from './modules/search/search.store.ts'
import { makeSourceListingStore } from './modules/source/source-listing.store.ts'
import { makeSourceStore } from './modules/source/source.store.ts'
import { makeStudentFactsStore } from './modules/student/student-facts.store.ts'
import { makeSuggestionStore } from './modules/suggestion/suggestion.store.ts'
import { makeSyncRowStore } from './modules/sync-run/sync-row.store.ts'
import { makeSyncRunStore } from './modules/sync-run/sync-run.store.ts'
import { makeTimeZoneStore } from './modules/time-zone/time-zone.store.ts'
import { makeUniversityStore } from './modules/university/university.store.ts'
import { makeVerificationStore } from './modules/verification/verification.store.ts'

export type CatalogStores = ReturnType<typeof bindStores>

/** All stores of the service on one database handle: a pool's, or a transaction's. */
export function bindStores(db: Database) {
  return {
    scholarships: makeScholarshipStore(db),
    search: makeSearchStore(db),
    suggestions: makeSuggestionStore(db),
    outlooks: makeOutlookStore(db),
    universities: makeUniversityStore(db),
    syncRuns: makeSyncRunStore(db),
    syncRows: makeSyncRowStore(db),
    sources: makeSourceStore(db),
    sourceListings: makeSourceListingStore(db),
    merges: makeMergeStore(db),
    linkChecks: makeLinkCheckStore(db),
    listingAdmin: makeListingAdminStore(db),
    listingCases: makeListingCaseStore(db),
    listingImports: makeListingImportStore(db),
    verifications: makeVerificationStore(db),
    listingReports: makeListingReportStore(db),
    republications: makeRepublicationStore(db),
    studentFacts: makeStudentFactsStore(db),
    savedSearches: makeSavedSearchStore(db),
    listingChanges: makeListingChangeStore(db),
    searchHits: makeSearchHitStore(db),
    timeZones: makeTimeZoneStore(db),
  }
}
