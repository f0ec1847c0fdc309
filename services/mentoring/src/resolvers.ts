import {
  mentorFields,
  mentorMutations,
  mentorQueries,
} from './modules/mentor/mentor.resolvers.ts'
import {
  reportedReviewFields,
  reviewReportMutations,
  reviewReportQueries,
} from './modules/review-report/review-report.resolvers.ts'
import { mentorReviewFields } from './modules/session/mentor-review.resolvers.ts'
import {
  appealFields,
  sessionFields,
  sessionMutations,
  sessionQueries,
} from './modules/session/session.resolvers.ts'

/** Table of contents: which resolver answers which field. */
export const resolvers = {
  Query: { ...mentorQueries, ...sessionQueries, ...reviewReportQueries },
  Mutation: { ...mentorMutations, ...sessionMutations, ...reviewReportMutations },
  Mentor: { ...mentorFields, ...mentorReviewFields },
  MentorshipSession: sessionFields,
  NoShowAppeal: appealFields,
  ReportedReview: reportedReviewFields,
}
