import { catalogueQueries } from './modules/listing/catalogue.resolvers.ts'
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
  Query: { ...matchRunQueries, ...catalogueQueries, ...providerQueries },
  Mutation: { ...matchRunMutations, ...providerMutations },
  MatchRun: matchRunFields,
  MatchResult: matchResultFields,
}
