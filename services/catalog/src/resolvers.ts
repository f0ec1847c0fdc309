import {
  referenceQueries,
  countryType,
  fieldOfStudyType,
} from './graphql/record/reference.resolvers.ts'
import { linkCheckType, linkModeration } from './graphql/trust/link-check.resolvers.ts'
import { listingAdminQueries } from './graphql/trust/listing-admin.resolvers.ts'
import {
  listingCaseMutations,
  listingCaseQueries,
  listingCaseType,
  listingModerationType,
  moderatedScholarship,
  redFlagType,
} from './graphql/trust/listing-case.resolvers.ts'
import {
  listingSuggestionType,
  suggestionOfListingMutations,
  suggestionOfListingQueries,
} from './graphql/trust/listing-suggestion.resolvers.ts'
import { listingReviewMutations } from './graphql/trust/listing-review.resolvers.ts'
import {
  importRowType,
  listingImportMutations,
  listingImportQueries,
  listingImportType,
} from './graphql/ingestion/listing-import.resolvers.ts'
import {
  mergeMutations,
  mergeQueries,
  mergeType,
} from './graphql/ingestion/merge.resolvers.ts'
import { reportMutations, reportQueries } from './graphql/trust/listing-report.resolvers.ts'
import {
  savedSearchMutations,
  savedSearchQueries,
  savedSearchType,
} from './graphql/alerts/saved-search.resolvers.ts'
import { eligibilityQuestionType } from './graphql/record/eligibility.resolvers.ts'
import {
  requirementQueries,
  requirementType,
} from './graphql/record/requirement.resolvers.ts'
import { previewQueries } from './graphql/search/preview.resolvers.ts'
import { questionQueries } from './graphql/search/question.resolvers.ts'
import { outlookQueries } from './graphql/search/outlook.resolvers.ts'
import { scholarshipType } from './graphql/record/scholarship-type.resolvers.ts'
import {
  similarOfScholarship,
  similarScholarshipType,
} from './graphql/search/similar.resolvers.ts'
import { scholarshipMutations } from './graphql/record/scholarship.resolvers.ts'
import {
  scholarshipConnectionType,
  scholarshipEdgeType,
} from './graphql/search/scholarship-connection.ts'
import { partnerType } from './graphql/search/partner.resolvers.ts'
import { scholarshipStatsType, searchQueries } from './graphql/search/search.resolvers.ts'
import {
  sourceMutations,
  sourceQueries,
  sourceRunType,
  sourceType,
} from './graphql/ingestion/source.resolvers.ts'
import { suggestionQueries } from './graphql/search/suggestion.resolvers.ts'
import { syncRunQueries, syncRunType } from './graphql/ingestion/sync-run.resolvers.ts'
import {
  universityConnectionType,
  universityQueries,
  universityStatsType,
  universityType,
} from './graphql/record/university.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...searchQueries,
    ...universityQueries,
    ...referenceQueries,
    ...requirementQueries,
    ...syncRunQueries,
    ...sourceQueries,
    ...mergeQueries,
    ...suggestionQueries,
    ...outlookQueries,
    ...previewQueries,
    ...questionQueries,
    ...savedSearchQueries,
    ...listingAdminQueries,
    ...listingCaseQueries,
    ...reportQueries,
    ...suggestionOfListingQueries,
    ...listingImportQueries,
  },
  Mutation: {
    ...scholarshipMutations,
    ...reportMutations,
    ...sourceMutations,
    ...mergeMutations,
    ...savedSearchMutations,
    ...listingCaseMutations,
    ...listingReviewMutations,
    ...suggestionOfListingMutations,
    ...listingImportMutations,
  },
  Scholarship: { ...scholarshipType, ...similarOfScholarship, ...moderatedScholarship },
  SimilarScholarship: similarScholarshipType,
  ListingCase: listingCaseType,
  ListingSuggestion: listingSuggestionType,
  ListingImport: listingImportType,
  ImportRow: importRowType,
  ListingModeration: { ...listingModerationType, ...linkModeration },
  EligibilityQuestion: eligibilityQuestionType,
  Requirement: requirementType,
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
  Partner: partnerType,
  SyncRun: { ...syncRunType, ...sourceRunType },
}
