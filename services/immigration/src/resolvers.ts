import { profileMutations, profileQueries } from './modules/profile/profile.resolvers.ts'
import { requestMutations, requestQueries } from './modules/request/request.resolvers.ts'
import {
  ruleChangeFields,
  ruleChangeMutations,
  ruleChangeQueries,
} from './modules/rule-change/rule-change.resolvers.ts'
import { ruleQueries } from './modules/rule/rule.resolvers.ts'

/** Table of contents: which resolver answers which field. */
export const resolvers = {
  Query: { ...ruleQueries, ...profileQueries, ...requestQueries, ...ruleChangeQueries },
  Mutation: { ...profileMutations, ...requestMutations, ...ruleChangeMutations },
  ImmigrationRuleChange: ruleChangeFields,
}
