import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeFollowPost } from './modules/follow/follow-post.ts'
import { makeBlockMember } from './modules/member/block-member.ts'
import { makeReadStanding } from './modules/member/read-standing.ts'
import { makeAppeal, makeDecideAppeal } from './modules/moderation/appeal.ts'
import { makeDecideCase } from './modules/moderation/decide-case.ts'
import {
  makeMarkPost,
  makeSilenceMember,
  makeUndoModeration,
} from './modules/moderation/moderate.ts'
import { makeReadModeration } from './modules/moderation/read-moderation.ts'
import { makeReportContent } from './modules/moderation/report-content.ts'
import { makeReadOwnActivity } from './modules/own-activity/read-own-activity.ts'
import { makeReadOwnEntries } from './modules/own-entry/read-own-entries.ts'
import { makeDeletePost, makeUpdatePost } from './modules/post/change-post.ts'
import { makeCreatePost } from './modules/post/create-post.ts'
import { makeReadPosts } from './modules/post/read-posts.ts'
import {
  makeAcceptReply,
  makeDeleteReply,
  makeUpdateReply,
} from './modules/reply/change-reply.ts'
import { makeReadReplies } from './modules/reply/read-replies.ts'
import { makeWriteReply } from './modules/reply/write-reply.ts'
import { makeRecordView } from './modules/view/record-view.ts'
import { makeSetVote } from './modules/vote/set-vote.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that the subgraph can do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  limitFactor: number
}) {
  const { stores } = deps
  return {
    now: () => deps.clock.now(),
    posts: makeReadPosts(stores),
    createPost: makeCreatePost(deps),
    updatePost: makeUpdatePost(deps),
    deletePost: makeDeletePost(deps),
    replies: makeReadReplies(stores),
    writeReply: makeWriteReply(deps),
    updateReply: makeUpdateReply(deps),
    deleteReply: makeDeleteReply(deps),
    acceptReply: makeAcceptReply(deps),
    setVote: makeSetVote(deps),
    recordView: makeRecordView(deps),
    followPost: makeFollowPost(deps),
    readStanding: makeReadStanding({ ...deps, ...stores }),
    blockMember: makeBlockMember(deps),
    readOwnActivity: makeReadOwnActivity(stores),
    readOwnEntries: makeReadOwnEntries(stores),
    moderation: makeReadModeration(stores),
    reportContent: makeReportContent(deps),
    decideCase: makeDecideCase(deps),
    markPost: makeMarkPost(deps),
    silenceMember: makeSilenceMember(deps),
    undoModeration: makeUndoModeration(deps),
    appeal: makeAppeal(deps),
    decideAppeal: makeDecideAppeal(deps),
  }
}
