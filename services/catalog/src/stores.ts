import type { Database } from '@landfall/kit/postgres'
import { makeListingReportStore } from './modules/listing-report/listing-report.store.ts'
import { makeRepublicationStore } from './modules/republication/republication.store.ts'
import { makeScholarshipStore } from './modules/scholarship/scholarship.store.ts'
import { makeSearchStore } from './modules/search/search.store.ts'
import { makeStudentFactsStore } from './modules/student/student-facts.store.ts'
import { makeSuggestionStore } from './modules/suggestion/suggestion.store.ts'
import { makeSyncRunStore } from './modules/sync-run/sync-run.store.ts'
import { makeUniversityStore } from './modules/university/university.store.ts'

export type CatalogStores = ReturnType<typeof bindStores>

/** All stores of the service on one database handle: a pool's, or a transaction's. */
export function bindStores(db: Database) {
  return {
    scholarships: makeScholarshipStore(db),
    search: makeSearchStore(db),
    suggestions: makeSuggestionStore(db),
    universities: makeUniversityStore(db),
    syncRuns: makeSyncRunStore(db),
    listingReports: makeListingReportStore(db),
    republications: makeRepublicationStore(db),
    studentFacts: makeStudentFactsStore(db),
  }
}
