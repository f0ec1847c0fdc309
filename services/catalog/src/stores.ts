import type { Database } from '@landfall/kit/database/postgres'
import { makeLinkCheckStore } from './trust/link-check/link-check.store.ts'
import { makeListingAdminStore } from './trust/listing-admin/listing-admin.store.ts'
import { makeListingCaseStore } from './trust/listing-case/listing-case.store.ts'
import { makeListingImportStore } from './ingestion/listing-import/listing-import.store.ts'
import { makeListingReportStore } from './trust/listing-report/listing-report.store.ts'
import { makeOutlookStore } from './search/outlook/outlook.store.ts'
import { makeRepublicationStore } from './ingestion/republication/republication.store.ts'
import { makeListingChangeStore } from './alerts/saved-search/listing-changes.store.ts'
import { makeSavedSearchStore } from './alerts/saved-search/saved-search.store.ts'
import { makeSearchHitStore } from './alerts/saved-search/search-hit.store.ts'
import { makeMergeStore } from './ingestion/merge/merge.store.ts'
import { makeScholarshipStore } from './record/scholarship/scholarship.store.ts'
import { makeSearchStore } from './search/search/search.store.ts'
import { makeSourceListingStore } from './ingestion/source/source-listing.store.ts'
import { makeSourceStore } from './ingestion/source/source.store.ts'
import { makeStudentFactsStore } from './alerts/student/student-facts.store.ts'
import { makeSuggestionStore } from './search/suggestion/suggestion.store.ts'
import { makeSyncRowStore } from './ingestion/sync-run/sync-row.store.ts'
import { makeSyncRunStore } from './ingestion/sync-run/sync-run.store.ts'
import { makeTimeZoneStore } from './alerts/time-zone/time-zone.store.ts'
import { makeUniversityStore } from './record/university/university.store.ts'
import { makeVerificationStore } from './trust/verification/verification.store.ts'

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
