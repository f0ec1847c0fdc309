import {
  referenceQueries,
  countryType,
  fieldOfStudyType,
} from './record/reference/reference.resolvers.ts'
import { linkCheckType, linkModeration } from './trust/link-check/link-check.resolvers.ts'
import { listingAdminQueries } from './trust/listing-admin/listing-admin.resolvers.ts'
import {
  listingCaseMutations,
  listingCaseQueries,
  listingCaseType,
  listingModerationType,
  moderatedScholarship,
  redFlagType,
} from './trust/listing-case/listing-case.resolvers.ts'
import {
  importRowType,
  listingImportMutations,
  listingImportQueries,
  listingImportType,
} from './ingestion/listing-import/listing-import.resolvers.ts'
import {
  mergeMutations,
  mergeQueries,
  mergeType,
} from './ingestion/merge/merge.resolvers.ts'
import { reportMutations } from './trust/listing-report/listing-report.resolvers.ts'
import {
  savedSearchMutations,
  savedSearchQueries,
  savedSearchType,
} from './alerts/saved-search/saved-search.resolvers.ts'
import { outlookQueries } from './search/outlook/outlook.resolvers.ts'
import { scholarshipType } from './record/scholarship/scholarship-type.resolvers.ts'
import { scholarshipMutations } from './record/scholarship/scholarship.resolvers.ts'
import {
  scholarshipConnectionType,
  scholarshipEdgeType,
} from './search/search/scholarship-connection.ts'
import { scholarshipStatsType, searchQueries } from './search/search/search.resolvers.ts'
import {
  sourceMutations,
  sourceQueries,
  sourceRunType,
  sourceType,
} from './ingestion/source/source.resolvers.ts'
import { suggestionQueries } from './search/suggestion/suggestion.resolvers.ts'
import { syncRunQueries, syncRunType } from './ingestion/sync-run/sync-run.resolvers.ts'
import {
  universityConnectionType,
  universityQueries,
  universityStatsType,
  universityType,
} from './record/university/university.resolvers.ts'

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
