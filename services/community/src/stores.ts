import type { Database } from '@landfall/kit/database/postgres'
import { createEntryStore } from './modules/entry/entry.store.ts'
import { createErasureStore } from './modules/erasure/erasure.store.ts'
import { createFollowStore } from './modules/follow/follow.store.ts'
import { createMemberStore } from './modules/member/member.store.ts'
import { createActionStore } from './modules/moderation/action.store.ts'
import { createReportStore } from './modules/moderation/report.store.ts'
import { createOwnActivityStore } from './modules/own-activity/own-activity.store.ts'
import { createOwnEntryStore } from './modules/own-entry/own-entry.store.ts'
import { createPostStore } from './modules/post/post.store.ts'
import { createTagStore } from './modules/post/tag.store.ts'
import { createReplyStore } from './modules/reply/reply.store.ts'
import { createRuleChangeStore } from './modules/rule-change/rule-change.store.ts'
import { createViewStore } from './modules/view/view.store.ts'
import { createVoteStore } from './modules/vote/vote.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    actions: createActionStore(db),
    entries: createEntryStore(db),
    erasures: createErasureStore(db),
    follows: createFollowStore(db),
    members: createMemberStore(db),
    ownActivity: createOwnActivityStore(db),
    ownEntries: createOwnEntryStore(db),
    posts: createPostStore(db),
    replies: createReplyStore(db),
    reports: createReportStore(db),
    ruleChanges: createRuleChangeStore(db),
    tags: createTagStore(db),
    views: createViewStore(db),
    votes: createVoteStore(db),
  }
}
