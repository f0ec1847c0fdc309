import type { Clock } from '@landfall/kit/clock'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { makeReopenCase } from './modules/listing-case/reopen-case.ts'
import { makeResolveCase } from './modules/listing-case/resolve-case.ts'
import {
  makeConfirmImport,
  makeRequestUndo,
} from './modules/listing-import/confirm-import.ts'
import { makeCreateImport } from './modules/listing-import/create-import.ts'
import { makeDecideMerge } from './modules/merge/decide-merge.ts'
import { makeReportScholarship } from './modules/listing-report/report-scholarship.ts'
import { makeChangeSavedSearch } from './modules/saved-search/change-saved-search.ts'
import { makeCreateSavedSearch } from './modules/saved-search/create-saved-search.ts'
import { makeGetOutlook } from './modules/outlook/get-outlook.ts'
import { makeChangeStatus } from './modules/scholarship/change-status.ts'
import { makeCreateScholarship } from './modules/scholarship/create-scholarship.ts'
import { makeUpdateScholarship } from './modules/scholarship/update-scholarship.ts'
import { makeSearchByFit } from './modules/search/search-by-fit.ts'
import { makeSearchScholarships } from './modules/search/search-scholarships.ts'
import { makeDecideRun } from './modules/source/decide-run.ts'
import { makeSaveSource } from './modules/source/save-source.ts'
import { makeStartSync } from './modules/source/start-sync.ts'
import { makeSyncExternal } from './modules/source/sync-external.ts'
import { makeVerifyScholarship } from './modules/verification/verify-scholarship.ts'
import { makeSuggest } from './modules/suggestion/suggest.ts'
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
  const searchScholarships = makeSearchScholarships({
    search: deps.stores.search,
    clock: deps.clock,
  })
  const startSync = makeStartSync(deps)
  return {
    searchScholarships,
    createSavedSearch: makeCreateSavedSearch({ ...deps, searchScholarships }),
    changeSavedSearch: makeChangeSavedSearch({ ...deps, searchScholarships }),
    searchByFit: makeSearchByFit({ ...deps, searchScholarships }),
    suggest: makeSuggest(deps.stores),
    getOutlook: makeGetOutlook(deps.stores),
    createScholarship: makeCreateScholarship(deps),
    updateScholarship: makeUpdateScholarship(deps),
    publishScholarship: publish,
    closeScholarship: close,
    archiveScholarship: archive,
    reportScholarship: makeReportScholarship(deps),
    resolveListingCase: makeResolveCase(deps),
    reopenListingCase: makeReopenCase(deps),
    createListingImport: makeCreateImport(deps),
    confirmListingImport: makeConfirmImport(deps),
    undoListingImport: makeRequestUndo(deps),
    verifyScholarship: makeVerifyScholarship(deps),
    saveSource: makeSaveSource(deps),
    startSync,
    decideSyncRun: makeDecideRun(deps),
    syncExternal: makeSyncExternal({ ...deps.stores, startAll: startSync.startAll }),
    decideListingMerge: makeDecideMerge(deps),
  }
}
