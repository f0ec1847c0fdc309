import { catalogQueries } from './modules/listing/catalog.resolvers.ts'
import {
  conversationMutations,
  conversationQueries,
} from './modules/conversation/conversation.resolvers.ts'
import {
  mentorReplyFields,
  mentorSessionFields,
} from './modules/conversation/mentor-reply.resolvers.ts'
import { essayRequestFields } from './modules/essay-request/request-fields.resolvers.ts'
import {
  essayRequestMutations,
  essayRequestQueries,
  requestsOfReview,
} from './modules/essay-request/essay-request.resolvers.ts'
import { essayReviewFields } from './modules/essay/essay-review.resolvers.ts'
import { essayMutations, essayQueries } from './modules/essay/essay.resolvers.ts'
import { donorInsightFields } from './modules/insight-wording/insight-wording.resolvers.ts'
import { matchResultFields } from './modules/match/match-result.resolvers.ts'
import {
  matchRunFields,
  matchRunMutations,
  matchRunQueries,
} from './modules/match/match-run.resolvers.ts'
import { mentorMutations, mentorQueries } from './modules/mentor/mentor.resolvers.ts'
import {
  providerMutations,
  providerQueries,
} from './modules/provider/provider.resolvers.ts'

/** Table of contents: which resolver answers which field. */
export const resolvers = {
  Query: {
    ...matchRunQueries,
    ...catalogQueries,
    ...providerQueries,
    ...essayQueries,
    ...essayRequestQueries,
    ...mentorQueries,
    ...conversationQueries,
  },
  Mutation: {
    ...matchRunMutations,
    ...providerMutations,
    ...essayMutations,
    ...essayRequestMutations,
    ...mentorMutations,
    ...conversationMutations,
  },
  DonorInsight: donorInsightFields,
  MatchRun: matchRunFields,
  MatchResult: matchResultFields,
  EssayReview: { ...essayReviewFields, ...requestsOfReview },
  EssayRequest: essayRequestFields,
  MentorSession: mentorSessionFields,
  MentorReply: mentorReplyFields,
}
