import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PostActivityChanged } from '@landfall/proto-events/community/post-activity-changed.v1'
import type { Entry } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { MemberStore } from '../member/member.store.ts'
import type { VoteStore } from './vote.store.ts'
import type { VoteKind } from './vote.ts'

type Stores = { entries: EntryStore; votes: VoteStore; members: MemberStore }

/**
 * Sets or removes one's vote for or against a post or reply. The counts change only with the vote's row, in one
 * transaction: however many vote at once, each count equals the number of rows. Expected failures: NotFound, Conflict
 * (one's own).
 */
export function makeSetVote(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return function setVote(
    by: Writer,
    { id, vote }: { id: string; vote: VoteKind | null },
  ): Promise<Result<Entry, Problem>> {
    return deps.unitOfWork(async ({ entries, votes, members, outbox }) => {
      const entry = isUuid(id) ? await entries.find(id) : null
      if (entry?.state !== 'shown') return err(notFound('post'))
      if (entry.authorId === by.userId)
        return err(conflict('You can’t vote for your own post'))
      const { postId } = entry
      // The thread is locked first, as everywhere, so that two changes cannot deadlock.
      const version = await entries.touchThread(postId)
      const now = deps.clock.now()
      const before = await votes.put(id, by.userId, vote, now)
      if (before === vote) return ok(entry)
      const change = (kind: VoteKind) => Number(vote === kind) - Number(before === kind)
      const [up, down] = [change('up'), change('down')]
      await entries.addVotes(entry, { up, down }, now)
      // Only votes for a text count toward its writer's trust; votes against it take nothing away.
      if (up !== 0) await members.addVotesReceived(entry.authorId, up)
      const activity = { aggregateId: postId, version, data: { postId, version } }
      await outbox.publish(PostActivityChanged, activity)
      return ok(entry)
    })
  }
}
