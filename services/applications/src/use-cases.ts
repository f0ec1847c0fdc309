import { createSealer } from '@landfall/kit/core/sealed'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { makeFindSavedScholarship } from './student/saved-scholarship/find-saved-scholarship.ts'
import {
  makeCountSavedScholarships,
  makeListSavedScholarships,
} from './student/saved-scholarship/list-saved-scholarships.ts'
import { makeRemoveSavedScholarship } from './student/saved-scholarship/remove-saved-scholarship.ts'
import { makeSaveScholarship } from './student/saved-scholarship/save-scholarship.ts'
import { makeUpdateSavedScholarship } from './student/saved-scholarship/update-saved-scholarship.ts'
import { followedBy, makeExperiencesOf, recordSaved } from './savers.ts'
import type { Deps, Given } from './use-case-deps.ts'
import {
  reminderUseCases,
  calendarUseCases,
  preparationUseCases,
  progressUseCases,
  documentUseCases,
} from './student-use-cases.ts'
import {
  applicationUseCases,
  submittedUseCases,
  recommendationUseCases,
} from './application-use-cases.ts'
import { reviewUseCases } from './review-use-cases.ts'
import { partnerUseCases } from './partner-use-cases.ts'
import { fundUseCases, awardUseCases } from './fund-use-cases.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that this service can do, with its dependencies in place. */
export function createUseCases(given: Given) {
  const sealer = createSealer(given.studentAnswersKey)
  const deps: Deps = { ...given, sealer, openSealed: makeOpenSealed(sealer, given.log) }
  const { savedScholarships } = deps.stores
  return {
    listSavedScholarships: makeListSavedScholarships({ ...deps, savedScholarships }),
    countSavedScholarships: makeCountSavedScholarships({ savedScholarships }),
    findSavedScholarship: makeFindSavedScholarship({ savedScholarships }),
    saveScholarship: makeSaveScholarship({ ...deps, recordSaved, followedBy }),
    updateSavedScholarship: makeUpdateSavedScholarship({
      ...deps,
      recordSaved,
      followedBy,
    }),
    removeSavedScholarship: makeRemoveSavedScholarship({
      ...deps,
      recordSaved,
      layAside: ({ prepTasks }, key) => prepTasks.setOffList(key, true),
    }),
    ...reminderUseCases(deps),
    ...calendarUseCases(deps),
    ...preparationUseCases({ ...deps, experiencesOf: makeExperiencesOf(deps.stores) }),
    ...progressUseCases(deps),
    ...documentUseCases(deps),
    ...applicationUseCases(deps),
    ...submittedUseCases(deps),
    ...recommendationUseCases(deps),
    ...reviewUseCases(deps),
    ...fundUseCases(deps),
    ...awardUseCases(deps),
    ...partnerUseCases(deps),
  }
}
