import type { Database } from '@landfall/kit/database/postgres'
import { createErasureStore } from '../alerts/erasure/erasure.store.ts'
import { createListingSuggestionStore } from '../trust/listing-suggestion/listing-suggestion.store.ts'
import { createLinkCheckStore } from '../trust/link-check/link-check.store.ts'
import { createListingAdminStore } from '../trust/listing-admin/listing-admin.store.ts'
import { createListingCaseStore } from '../trust/listing-case/listing-case.store.ts'
import { createListingImportStore } from '../ingestion/listing-import/listing-import.store.ts'
import { holdFlagged } from '../trust/listing-case/hold-flagged.ts'
import { passFlags } from '../trust/listing-case/pass-flags.ts'
import { type CaseStores, raiseFlaggedCases } from '../trust/listing-case/raise-case.ts'
import { createListingReportStore } from '../trust/listing-report/listing-report.store.ts'
import { createOutlookStore } from '../search/outlook/outlook.store.ts'
import { createRepublicationStore } from '../ingestion/republication/republication.store.ts'
import { createListingChangeStore } from '../alerts/saved-search/listing-changes.store.ts'
import { createSavedSearchStore } from '../alerts/saved-search/saved-search.store.ts'
import { createSearchHitStore } from '../alerts/saved-search/search-hit.store.ts'
import { createMergeStore } from '../ingestion/merge/merge.store.ts'
import type { ChangeHooks } from '../record/scholarship/change-hooks.ts'
import { createCatalogStateStore } from '../record/scholarship/catalog-state.store.ts'
import { createOrganizationUniversityStore } from '../record/organization/organization-university.store.ts'
import { readRequirementSets } from '../record/scholarship/requirement-sets.sql.ts'
import { createQuestionsStore } from '../search/questions/questions.store.ts'
import { createScholarshipStore } from '../record/scholarship/scholarship.store.ts'
import { createSearchStore } from '../search/search/search.store.ts'
import { createSimilarStore } from '../search/similar/similar.store.ts'
import { createSourceListingStore } from '../ingestion/source-listing/source-listing.store.ts'
import { createSourceStore } from '../ingestion/source/source.store.ts'
import { createStudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import { createStudentCopyStore } from '@landfall/matching/student-copy/student-copy.store'
import { createStudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import { createSuggestionStore } from '../search/suggestion/suggestion.store.ts'
import { createSyncRowStore } from '../ingestion/sync-run/sync-row.store.ts'
import { createSyncRunStore } from '../ingestion/sync-run/sync-run.store.ts'
import { createTimeZoneStore } from '../alerts/time-zone/time-zone.store.ts'
import { createUniversityStore } from '../record/university/university.store.ts'
import { readFacts } from './shipped-facts.ts'
import { createSuspensionStore } from '../ingestion/listing-import/suspension.store.ts'
import { createVerificationStore } from '../trust/verification/verification.store.ts'

const facts = readFacts()

export type CatalogStores = ReturnType<typeof bindStores>

/** All stores of the service on one database handle: a pool's, or a transaction's. */
export function bindStores(db: Database) {
  const catalog = createCatalogStateStore(db)
  const listingChanges = createListingChangeStore(db)
  const scholarships = createScholarshipStore(db, {
    beforeWrite: listingChanges.note,
    afterWrite: catalog.markChanged,
  })
  const listingCases = createListingCaseStore(db)
  const listingReports = createListingReportStore(db)
  return {
    catalog,
    scholarships,
    universities: createUniversityStore(db),
    organizationUniversities: createOrganizationUniversityStore(db),
    search: createSearchStore(db),
    suggestions: createSuggestionStore(db),
    outlooks: createOutlookStore(db),
    similar: createSimilarStore(db),
    questions: createQuestionsStore(db),
    syncRuns: createSyncRunStore(db),
    syncRows: createSyncRowStore(db),
    sources: createSourceStore(db),
    sourceListings: createSourceListingStore(db),
    merges: createMergeStore(db),
    listingImports: createListingImportStore(db),
    suspensions: createSuspensionStore(db),
    republications: createRepublicationStore(db),
    linkChecks: createLinkCheckStore(db),
    listingAdmin: createListingAdminStore(db),
    listingCases,
    listingReports,
    listingSuggestions: createListingSuggestionStore(db),
    verifications: createVerificationStore(db),
    studentFacts: createStudentFactsStore(db),
    studentAnswers: createStudentAnswersStore(db),
    studentCopies: createStudentCopyStore(db),
    facts,
    requirementSets: { all: () => readRequirementSets(db) },
    savedSearches: createSavedSearchStore(db),
    listingChanges,
    searchHits: createSearchHitStore(db),
    timeZones: createTimeZoneStore(db),
    erasures: createErasureStore(db),
    hooks: changeHooks({ listingCases, listingReports }),
  }
}

/** Moderation's reactions to changes of records. */
function changeHooks(cases: CaseStores): ChangeHooks {
  return {
    beforeShow: (records, now) => holdFlagged(cases, records, now),
    beforePublish: (record, viewer, now) => passFlags(cases, record, viewer, now),
    afterChange: (records, now) => raiseFlaggedCases(cases, records, now),
  }
}
