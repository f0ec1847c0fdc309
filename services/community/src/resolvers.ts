import {
  followFieldsOfPost,
  followMutations,
} from './modules/following/follow.resolvers.ts'
import { memberMutations, memberQueries } from './modules/member/member.resolvers.ts'
import {
  moderationMutations,
  moderationQueries,
} from './modules/moderation/moderation.resolvers.ts'
import { ownActivityQueries } from './modules/own-activity/own-activity.resolvers.ts'
import { ownEntryQueries } from './modules/own-entry/own-entry.resolvers.ts'
import {
  postConnectionFields,
  postFields,
  postMutations,
  postQueries,
} from './modules/post/post.resolvers.ts'
import {
  replyConnectionFields,
  replyFields,
  replyFieldsOfPost,
  replyMutations,
} from './modules/reply/reply.resolvers.ts'
import { ruleChangeFieldsOfPost } from './modules/rule-change/rule-change.resolvers.ts'
import { viewMutations } from './modules/view/view.resolvers.ts'
import { voteFieldsOfEntry, voteMutations } from './modules/vote/vote.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...postQueries,
    ...memberQueries,
    ...moderationQueries,
    ...ownActivityQueries,
    ...ownEntryQueries,
  },
  Mutation: {
    ...postMutations,
    ...replyMutations,
    ...voteMutations,
    ...viewMutations,
    ...followMutations,
    ...memberMutations,
    ...moderationMutations,
  },
  Post: {
    ...postFields,
    ...voteFieldsOfEntry,
    ...replyFieldsOfPost,
    ...followFieldsOfPost,
    ...ruleChangeFieldsOfPost,
  },
  PostConnection: postConnectionFields,
  Reply: { ...replyFields, ...voteFieldsOfEntry },
  ReplyConnection: replyConnectionFields,
}
