import {
  savedScholarshipFields,
  savedScholarshipMutations,
  savedScholarshipQueries,
  scholarshipFields,
} from './modules/saved-scholarship/saved-scholarship.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...savedScholarshipQueries },
  Mutation: { ...savedScholarshipMutations },
  SavedScholarship: savedScholarshipFields,
  Scholarship: scholarshipFields,
}
