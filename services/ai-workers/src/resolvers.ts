import { catalogueQueries } from './modules/listing/catalogue.resolvers.ts'
import {
  conversationMutations,
  conversationQueries,
} from './modules/conversation/conversation.resolvers.ts'
import {
  mentorReplyFields,
  mentorSessionFields,
} from './modules/conversation/mentor-reply.resolvers.ts'
import { essayReviewFields } from './modules/essay/essay-review.resolvers.ts'
import { essayMutations, essayQueries } from './modules/essay/essay.resolvers.ts'
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

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...matchRunQueries,
    ...catalogueQueries,
    ...providerQueries,
    ...essayQueries,
    ...mentorQueries,
    ...conversationQueries,
  },
  Mutation: {
    ...matchRunMutations,
    ...providerMutations,
    ...essayMutations,
    ...mentorMutations,
    ...conversationMutations,
  },
  MatchRun: matchRunFields,
  MatchResult: matchResultFields,
  EssayReview: essayReviewFields,
  MentorSession: mentorSessionFields,
  MentorReply: mentorReplyFields,
}
