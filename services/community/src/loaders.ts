import type { Viewer } from '@landfall/kit/identity/viewer'
import DataLoader from 'dataloader'
import type { Revision } from './modules/entry/entry.ts'
import type { FollowLevel } from './modules/follow/follow.ts'
import { asReader } from './modules/member/forum.policy.ts'
import type { Post } from './modules/post/post.ts'
import type { Reply } from './modules/reply/reply.ts'
import { makeReadRuleChanges } from './modules/rule-change/read-rule-changes.ts'
import type { RuleChange } from './modules/rule-change/rule-change.ts'
import type { VoteKind } from './modules/vote/vote.ts'
import type { Stores } from './stores.ts'

const PARTICIPANTS_SHOWN = 50

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a thread asks once for all its votes and answers. */
export function createLoaders(stores: Stores, viewer: Viewer) {
  const { userId } = asReader(viewer)
  let blocked: Promise<Set<string>> | null = null
  return {
    /** Whom the viewer has blocked. */
    blocked: (): Promise<Set<string>> =>
      (blocked ??=
        userId === null
          ? Promise.resolve(new Set<string>())
          : stores.members.blockedBy(userId).then((ids) => new Set(ids))),
    forgetBlocked: () => {
      blocked = null
    },
    post: new DataLoader<string, Post | null>(async (ids) => {
      const rows = await stores.posts.findAll(ids)
      const byId = new Map(rows.map((post) => [post.id, post]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    /** Null without one. */
    myVote: new DataLoader<string, VoteKind | null>(async (ids) => {
      if (userId === null) return ids.map(() => null)
      const mine = await stores.votes.ofUser(userId, ids)
      return ids.map((id) => mine.get(id) ?? null)
    }),
    myFollow: new DataLoader<string, FollowLevel | null>(async (ids) => {
      if (userId === null) return ids.map(() => null)
      const mine = await stores.follows.ofUser(userId, ids)
      return ids.map((id) => mine.get(id) ?? null)
    }),
    answers: new DataLoader<string, Reply[]>(async (ids) => {
      const rows = await stores.replies.answersTo(ids)
      const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
      return ids.map((id) => byParent.get(id) ?? [])
    }),
    revisions: new DataLoader<string, Revision[]>(async (ids) => {
      const rows = await stores.entries.revisionsOf(ids)
      const byEntry = Map.groupBy(rows, ({ entryId }) => entryId)
      return ids.map((id) => byEntry.get(id) ?? [])
    }),
    participants: new DataLoader<string, string[]>(async (ids) => {
      const byThread = await stores.entries.participants(ids, PARTICIPANTS_SHOWN)
      return ids.map((id) => byThread.get(id) ?? [])
    }),
    rulesChangedSince: new DataLoader<Post, RuleChange[]>(makeReadRuleChanges(stores)),
  }
}
