import {
  referenceQueries,
  countryType,
  fieldOfStudyType,
} from './modules/reference/reference.resolvers.ts'
import { linkCheckType, linkModeration } from './modules/link-check/link-check.resolvers.ts'
import { listingAdminQueries } from './modules/listing-admin/listing-admin.resolvers.ts'
import {
  listingCaseMutations,
  listingCaseQueries,
  listingCaseType,
  listingModerationType,
  moderatedScholarship,
  redFlagType,
} from './modules/listing-case/listing-case.resolvers.ts'
import {
  importRowType,
  listingImportMutations,
  listingImportQueries,
  listingImportType,
} from './modules/listing-import/listing-import.resolvers.ts'
import { mergeMutations, mergeQueries, mergeType } from './modules/merge/merge.resolvers.ts'
import { reportMutations } from './modules/listing-report/listing-report.resolvers.ts'
import {
  savedSearchMutations,
  savedSearchQueries,
  savedSearchType,
} from './modules/saved-search/saved-search.resolvers.ts'
import { outlookQueries } from './modules/outlook/outlook.resolvers.ts'
import { scholarshipType } from './modules/scholarship/scholarship-type.resolvers.ts'
import { scholarshipMutations } from './modules/scholarship/scholarship.resolvers.ts'
import {
  scholarshipConnectionType,
  scholarshipEdgeType,
} from './modules/search/scholarship-connection.ts'
import { scholarshipStatsType, searchQueries } from './modules/search/search.resolvers.ts'
import {
  sourceMutations,
  sourceQueries,
  sourceRunType,
  sourceType,
} from './modules/source/source.resolvers.ts'
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
    ...sourceQueries,
    ...mergeQueries,
    ...suggestionQueries,
    ...outlookQueries,
    ...savedSearchQueries,
    ...listingAdminQueries,
    ...listingCaseQueries,
    ...listingImportQueries,
  },
  Mutation: {
    ...scholarshipMutations,
    ...reportMutations,
    ...sourceMutations,
    ...mergeMutations,
    ...savedSearchMutations,
    ...listingCaseMutations,
    ...listingImportMutations,
  },
  Scholarship: { ...scholarshipType, ...moderatedScholarship },
  ListingCase: listingCaseType,
  ListingImport: listingImportType,
  ImportRow: importRowType,
  ListingModeration: { ...listingModerationType, ...linkModeration },
  LinkCheck: linkCheckType,
  RedFlag: redFlagType,
  ScholarshipConnection: scholarshipConnectionType,
  ScholarshipEdge: scholarshipEdgeType,
  ScholarshipStats: scholarshipStatsType,
  University: universityType,
  UniversityConnection: universityConnectionType,
  UniversityStats: universityStatsType,
  Country: countryType,
  FieldOfStudy: fieldOfStudyType,
  SavedSearch: savedSearchType,
  Source: sourceType,
  ListingMerge: mergeType,
  SyncRun: { ...syncRunType, ...sourceRunType },
}
