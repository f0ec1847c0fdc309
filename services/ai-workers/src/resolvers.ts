import { catalogueQueries } from './modules/listing/catalogue.resolvers.ts'
import { essayReviewFields } from './modules/essay/essay-review.resolvers.ts'
import { essayMutations, essayQueries } from './modules/essay/essay.resolvers.ts'
import { matchResultFields } from './modules/match/match-result.resolvers.ts'
import {
  matchRunFields,
  matchRunMutations,
  matchRunQueries,
} from './modules/match/match-run.resolvers.ts'
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
  },
  Mutation: { ...matchRunMutations, ...providerMutations, ...essayMutations },
  MatchRun: matchRunFields,
  MatchResult: matchResultFields,
  EssayReview: essayReviewFields,
}
