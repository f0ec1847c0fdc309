import {
  referenceQueries,
  countryType,
  fieldOfStudyType,
} from './modules/reference/reference.resolvers.ts'
import { reportMutations } from './modules/listing-report/listing-report.resolvers.ts'
import {
  savedSearchMutations,
  savedSearchQueries,
  savedSearchType,
} from './modules/saved-search/saved-search.resolvers.ts'
import { scholarshipType } from './modules/scholarship/scholarship-type.resolvers.ts'
import { scholarshipMutations } from './modules/scholarship/scholarship.resolvers.ts'
import {
  scholarshipConnectionType,
  scholarshipEdgeType,
} from './modules/search/scholarship-connection.ts'
import { scholarshipStatsType, searchQueries } from './modules/search/search.resolvers.ts'
import { suggestionQueries } from './modules/suggestion/suggestion.resolvers.ts'
import { syncRunQueries, syncRunType } from './modules/sync-run/sync-run.resolvers.ts'
import {
  universityConnectionType,
  universityQueries,
  universityStatsType,
  universityType,
} from './modules/university/university.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...searchQueries,
    ...universityQueries,
    ...referenceQueries,
    ...syncRunQueries,
    ...savedSearchQueries,
    ...suggestionQueries,
  },
  Mutation: { ...scholarshipMutations, ...reportMutations, ...savedSearchMutations },
  Scholarship: scholarshipType,
  ScholarshipConnection: scholarshipConnectionType,
  ScholarshipEdge: scholarshipEdgeType,
  ScholarshipStats: scholarshipStatsType,
  University: universityType,
  UniversityConnection: universityConnectionType,
  UniversityStats: universityStatsType,
  Country: countryType,
  FieldOfStudy: fieldOfStudyType,
  SavedSearch: savedSearchType,
  SyncRun: syncRunType,
}
