import { catalogueQueries } from './modules/listing/catalogue.resolvers.ts'
import { matchResultFields } from './modules/match/match-result.resolvers.ts'
import {
  matchRunFields,
  matchRunMutations,
  matchRunQueries,
} from './modules/match/match-run.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...matchRunQueries, ...catalogueQueries },
  Mutation: { ...matchRunMutations },
  MatchRun: matchRunFields,
  MatchResult: matchResultFields,
}
