import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeReopenCase } from '../trust/moderation/reopen-case.ts'
import { makeResolveCase } from '../trust/moderation/resolve-case.ts'
import {
  makeConfirmImport,
  makeRequestUndo,
} from '../ingestion/listing-import/confirm-import.ts'
import { makeCreateImport } from '../ingestion/listing-import/create-import.ts'
import { makeDecideMerge } from '../ingestion/merge/decide-merge.ts'
import { makeDecideSuggestion } from '../trust/listing-suggestion/decide-suggestion.ts'
import { makeReadSuggestions } from '../trust/listing-suggestion/read-suggestions.ts'
import { makeSuggestListing } from '../trust/listing-suggestion/suggest-listing.ts'
import { createSuggestionLimit } from '../trust/listing-suggestion/suggestion-limit.client.ts'
import { makeReviewListings } from '../trust/listing-review/review-listings.ts'
import { makeListOwnReports } from '../trust/listing-report/read-own-reports.ts'
import { makeReportScholarship } from '../trust/listing-report/report-scholarship.ts'
import { makeChangeSavedSearch } from '../alerts/saved-search/change-saved-search.ts'
import { makeCreateSavedSearch } from '../alerts/saved-search/create-saved-search.ts'
import { makeReadStudentCopy } from '../alerts/student/read-student-copy.ts'
import { makeAskFacts } from '../search/questions/ask-facts.ts'
import { makeGetOutlook } from '../search/outlook/get-outlook.ts'
import { sharedQuestionsOf } from '../record/fact/fact.ts'
import { makeChangeStatus } from '../record/scholarship/change-status.ts'
import { makeCreateScholarship } from '../record/scholarship/create-scholarship.ts'
import { makeUpdateScholarship } from '../record/scholarship/update-scholarship.ts'
import {
  makePlanEligibility,
  makeReadAsks,
} from '../search/eligibility/plan-eligibility.ts'
import { makePreviewEligibility } from '../search/preview/preview-eligibility.ts'
import { makeSearchByFit } from '../search/search/search-by-fit.ts'
import { makeSearchScholarships } from '../search/search/search-scholarships.ts'
import { makeDecideRun } from '../ingestion/source/decide-run.ts'
import { makeSaveSource } from '../ingestion/source/save-source.ts'
import { makeStartSync } from '../ingestion/source/start-sync.ts'
import { makeSyncExternal } from '../ingestion/source/sync-external.ts'
import { makeVerifyScholarship } from '../trust/verification/verify-scholarship.ts'
import { makeFindSimilar } from '../search/similar/find-similar.ts'
import { makeSuggest } from '../search/suggestion/suggest.ts'
import { makeReadScholarships } from '../record/scholarship/read-scholarships.ts'
import { makeReadUniversities } from '../record/university/read-universities.ts'
import { makeListScholarships } from '../search/search/list-scholarships.ts'
import { makeReadSavedSearches } from '../alerts/saved-search/read-saved-searches.ts'
import { makeReadCases } from '../trust/listing-case/read-cases.ts'
import { makeReadFreshness } from '../ingestion/source/read-freshness.ts'
import { makeReadSources } from '../ingestion/source/read-sources.ts'
import { makeReadMerges } from '../ingestion/merge/read-merges.ts'
import { makeReadImports } from '../ingestion/listing-import/read-imports.ts'
import { makeListManaged } from '../trust/listing-admin/list-managed.ts'
import type { CatalogStores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that a request can make this service do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: CatalogStores
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
  newId: () => string
}) {
  const { publish, close, archive } = makeChangeStatus(deps)
  const search = searchUseCases(deps)
  const { searchScholarships } = search
  const startSync = makeStartSync(deps)
  return {
    ...createReads(deps.stores),
    ...search,
    createSavedSearch: makeCreateSavedSearch({ ...deps, searchScholarships }),
    changeSavedSearch: makeChangeSavedSearch({
      ...deps,
      ...deps.stores,
      searchScholarships,
    }),
    createScholarship: makeCreateScholarship({ ...deps, facts: deps.stores.facts }),
    updateScholarship: makeUpdateScholarship(deps),
    publishScholarship: publish,
    closeScholarship: close,
    archiveScholarship: archive,
    reportScholarship: makeReportScholarship(deps),
    listOwnReports: makeListOwnReports(deps.stores),
    suggestListing: makeSuggestListing({ ...deps, takeTurn: createSuggestionLimit() }),
    decideSuggestion: makeDecideSuggestion(deps),
    reviewListings: makeReviewListings(deps),
    resolveListingCase: makeResolveCase(deps),
    reopenListingCase: makeReopenCase(deps),
    createListingImport: makeCreateImport(deps),
    confirmListingImport: makeConfirmImport(deps),
    undoListingImport: makeRequestUndo(deps),
    verifyScholarship: makeVerifyScholarship(deps),
    saveSource: makeSaveSource(deps),
    startSync,
    decideSyncRun: makeDecideRun(deps),
    readFreshness: makeReadFreshness(deps),
    syncExternal: makeSyncExternal({ ...deps.stores, startAll: startSync.startAll }),
    decideListingMerge: makeDecideMerge(deps),
  }
}

function searchUseCases(deps: { stores: CatalogStores; clock: Clock }) {
  const searchScholarships = makeSearchScholarships({ ...deps.stores, ...deps })
  const searchByFit = makeSearchByFit({ ...deps, searchScholarships })
  const readAsks = makeReadAsks(deps)
  const planEligibility = makePlanEligibility(readAsks)
  return {
    searchScholarships,
    searchByFit,
    planEligibility,
    suggest: makeSuggest(deps.stores),
    ...makeAskFacts({ ...deps.stores, readAsks }),
    findSimilar: makeFindSimilar(deps),
    getOutlook: makeGetOutlook({ ...deps.stores, ...deps, readAsks }),
    previewEligibility: makePreviewEligibility({ ...deps, searchByFit, planEligibility }),
  }
}

function createReads(stores: CatalogStores) {
  return {
    ...makeReadScholarships(stores),
    ...makeReadUniversities(stores),
    ...makeListScholarships(stores),
    ...makeReadSavedSearches(stores),
    ...makeReadCases(stores),
    ...makeReadSources(stores),
    ...makeReadMerges(stores),
    ...makeReadImports(stores),
    ...makeReadSuggestions(stores),
    listManaged: makeListManaged(stores),
    sharedQuestions: () => sharedQuestionsOf(stores.facts),
    readStudentCopy: makeReadStudentCopy(stores),
  }
}
