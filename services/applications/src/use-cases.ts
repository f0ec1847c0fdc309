import type { Clock } from '@landfall/kit/clock'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { makeFindSavedScholarship } from './modules/saved-scholarship/find-saved-scholarship.ts'
import {
  makeCountSavedScholarships,
  makeListSavedScholarships,
} from './modules/saved-scholarship/list-saved-scholarships.ts'
import { makeRemoveSavedScholarship } from './modules/saved-scholarship/remove-saved-scholarship.ts'
import { makeSaveScholarship } from './modules/saved-scholarship/save-scholarship.ts'
import { makeUpdateSavedScholarship } from './modules/saved-scholarship/update-saved-scholarship.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that this service can do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}) {
  const { savedScholarships } = deps.stores
  return {
    listSavedScholarships: makeListSavedScholarships({ savedScholarships }),
    countSavedScholarships: makeCountSavedScholarships({ savedScholarships }),
    findSavedScholarship: makeFindSavedScholarship({ savedScholarships }),
    saveScholarship: makeSaveScholarship(deps),
    updateSavedScholarship: makeUpdateSavedScholarship(deps),
    removeSavedScholarship: makeRemoveSavedScholarship(deps),
  }
}
