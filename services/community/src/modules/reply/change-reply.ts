import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PostActivityChanged } from '@landfall/proto-events/community/post-activity-changed.v1'
import { ReplyAccepted } from '@landfall/proto-events/community/reply-accepted.v1'
import { mayReadWords } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { FollowStore } from '../follow/follow.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { MemberStore } from '../member/member.store.ts'
import { personalDataIn } from '../personal-data/personal-data-found.ts'
import type { PostStore } from '../post/post.store.ts'
import type { Post } from '../post/post.ts'
import {
  refuseMoreLinks,
  refuseOverwriting,
  refuseSilenced,
  type WritingProblem,
} from '../writing/check-writing.ts'
import { notifyOfAcceptance } from './notify-of-acceptance.ts'
import type { ReplyChange } from './reply.input.ts'
import type { ReplyStore } from './reply.store.ts'
import type { Reply } from './reply.ts'

type Stores = {
  posts: PostStore
  replies: ReplyStore
  entries: EntryStore
  members: MemberStore
  follows: FollowStore
}

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }

/**
 * Changes one's own reply and keeps the earlier text. Expected failures: NotFound, Forbidden, Conflict (edited since
 * it was read), ValidationFailed (links), PersonalDataFound.
 */
export function makeUpdateReply(deps: Deps) {
  return function updateReply(
    by: Writer,
    { id, editedAt, content, confirmPersonalData }: ReplyChange,
  ): Promise<Result<Reply, WritingProblem>> {
    return deps.unitOfWork(async (tx) => {
      const found = await findOwn(tx, by, id)
      if (!found.ok) return found
      const reply = found.value
      const late = refuseOverwriting('reply', reply, editedAt)
      if (late) return err(late)
      const now = deps.clock.now()
      const member = await tx.members.find(by.userId)
      const texts = { before: reply.content, after: content }
      const refused = refuseSilenced(member, now) ?? refuseMoreLinks(by, member, texts, now)
      if (refused) return err(refused)
      const personal = confirmPersonalData ? null : personalDataIn({ content })
      if (personal) return err(personal)
      if (content === reply.content) return ok(reply)
      const { content: before } = reply
      const revision = { id: deps.newId(), entryId: reply.id, title: null, content: before }
      await tx.entries.addRevision({ ...revision, replacedAt: now })
      const changed = await tx.replies.setContent(reply, content, now)
      await publishActivity(tx, reply.postId)
      return ok(changed)
    })
  }
}

/** Deletes one's own reply; its answers stay. Expected failures: NotFound, Forbidden. */
export function makeDeleteReply(deps: Deps) {
  return function deleteReply(by: Writer, id: string): Promise<Result<Reply, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const found = await findOwn(tx, by, id)
      if (!found.ok) return found
      const reply = found.value
      await tx.entries.setState(
        { ...reply, kind: 'reply', title: '' },
        'deleted',
        deps.clock.now(),
      )
      await publishActivity(tx, reply.postId)
      return ok({ ...reply, state: 'deleted' })
    })
  }
}

/**
 * Marks the reply that answers one's own question and notifies its writer, or removes the mark. Expected failures:
 * NotFound, Forbidden, Conflict (not a question).
 */
export function makeAcceptReply({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return function acceptReply(
    by: Writer,
    { id, isAccepted }: { id: string; isAccepted: boolean },
  ): Promise<Result<Post, Problem>> {
    return unitOfWork(async (tx) => {
      const named = isUuid(id) ? await tx.replies.find(id) : null
      const post = named && (await tx.posts.findToChange(named.postId))
      // Whoever held the thread until now may have deleted the reply.
      const reply = post && (await tx.replies.find(id))
      if (reply?.state !== 'shown' || post?.state !== 'shown') return err(notFound('reply'))
      if (post.authorId !== by.userId)
        return err(forbidden('Only the person who asked can accept an answer'))
      if (post.category !== 'question')
        return err(conflict('Only a question can have an accepted answer'))
      const was = post.acceptedReplyId
      if ((was === id) === isAccepted) return ok(post)
      const changed = await tx.posts.update(post, {
        acceptedReplyId: isAccepted ? id : null,
      })
      const { id: postId, version } = changed
      const activity = { aggregateId: postId, version, data: { postId, version } }
      await tx.outbox.publish(PostActivityChanged, activity)
      if (!isAccepted) return ok(changed)
      await tx.outbox.publish(ReplyAccepted, {
        aggregateId: id,
        version,
        data: { replyId: id, postId, authorId: reply.authorId },
      })
      await notifyOfAcceptance(tx, reply, post, clock.now())
      return ok(changed)
    })
  }
}

async function findOwn(
  { replies, posts }: Stores,
  by: Writer,
  id: string,
): Promise<Result<Reply, Problem>> {
  const named = isUuid(id) ? await replies.find(id) : null
  // The thread is locked first, as everywhere, so that two changes cannot deadlock.
  const post = named && (await posts.findToChange(named.postId))
  const reply = post && (await replies.findToChange(id))
  // Replies below a deleted post can still be read, so their writers may still change them.
  const isThere = post !== null && (post.state === 'deleted' || mayReadWords(post, by))
  if (!reply || !isThere || !mayReadWords(reply, by)) return err(notFound('reply'))
  if (reply.authorId !== by.userId) return err(forbidden('Only the author can change it'))
  return ok(reply)
}

async function publishActivity(
  { entries, outbox }: Transaction<Stores>,
  postId: string,
): Promise<void> {
  const version = await entries.touchThread(postId)
  const data = { postId, version }
  await outbox.publish(PostActivityChanged, { aggregateId: postId, version, data })
}
