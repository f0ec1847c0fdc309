import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PostActivityChanged } from '@landfall/proto-events/community/post-activity-changed.v1'
import { ReplyPublished } from '@landfall/proto-events/community/reply-published.v1'
import { notifyFollowersJob } from '../../jobs/notify-followers.job.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { FollowStore } from '../follow/follow.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { MemberStore } from '../member/member.store.ts'
import type { PostStore } from '../post/post.store.ts'
import { refuseWriting, type WritingProblem } from '../writing/check-writing.ts'
import type { ReplyForm } from './reply.input.ts'
import type { ReplyStore } from './reply.store.ts'
import { ANSWERS_MAX, type Reply } from './reply.ts'

type Stores = {
  posts: PostStore
  replies: ReplyStore
  entries: EntryStore
  members: MemberStore
  follows: FollowStore
}

type Place = { postId: string; parentId: string | null }

const PARTICIPANTS_MAX = 500

/**
 * Replies to a thread's post or to a reply; an answer to an answer becomes its sibling. A job notifies the followers.
 * Expected failures: NotFound, Conflict, Forbidden (silenced), TooManyRequests, ValidationFailed, PersonalDataFound.
 */
export function makeWriteReply(deps: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  limitFactor: number
}) {
  return function writeReply(
    by: Writer,
    form: ReplyForm,
  ): Promise<Result<Reply, WritingProblem>> {
    return deps.unitOfWork(async (tx) => {
      const now = deps.clock.now()
      const { limitFactor } = deps
      const place = await placeOf(tx, form)
      if (!place.ok) return place
      const { content, confirmPersonalData } = form
      const writing = { kind: 'reply', fields: { content }, confirmPersonalData } as const
      const refused = await refuseWriting(tx, by, writing, { now, limitFactor })
      if (refused) return err(refused)
      const refusal =
        (await refuseStrangers(tx, form)) ?? (await refuseMore(tx, place.value))
      if (refusal) return err(refusal)
      const reply: Reply = {
        id: deps.newId(),
        ...place.value,
        authorId: by.userId,
        content,
        mentions: form.mentions,
        state: 'shown',
        upvotes: 0,
        downvotes: 0,
        createdAt: now,
        editedAt: null,
        changedAt: now,
      }
      const { postId } = reply
      // The thread is locked first, as everywhere, so that two changes cannot deadlock.
      const version = await tx.posts.addReply(postId, now)
      await tx.replies.insert(reply)
      await tx.members.addEntry(by.userId, now)
      await tx.follows.setIfNone({ postId, userId: by.userId, level: 'normal' })
      await publishReply(tx, reply, version)
      return ok(reply)
    })
  }
}

async function placeOf(
  { posts, replies }: Stores,
  form: ReplyForm,
): Promise<Result<Place, Problem>> {
  const { postId } = form
  const post = isUuid(postId) ? await posts.find(postId) : null
  if (post?.state !== 'shown') return err(notFound('post'))
  if (form.parentId === null) return ok({ postId, parentId: null })
  const named = isUuid(form.parentId) ? await replies.find(form.parentId) : null
  if (named?.postId !== postId || named.state !== 'shown') return err(notFound('reply'))
  return ok({ postId, parentId: named.parentId ?? named.id })
}

async function refuseMore(
  { posts, replies }: Stores,
  { postId, parentId }: Place,
): Promise<Problem | null> {
  if (parentId === null) return null
  // Locks the thread, so that answers that come together do not pass the limit.
  await posts.findToChange(postId)
  if ((await replies.countAnswers(parentId)) < ANSWERS_MAX) return null
  return conflict('This reply already has many answers. Please reply to the post itself.')
}

/** A reply may mention only people who have written in the thread. */
async function refuseStrangers(
  { entries }: Stores,
  form: ReplyForm,
): Promise<Problem | null> {
  if (form.mentions.length === 0) return null
  const { postId } = form
  const byThread = await entries.participants([postId], PARTICIPANTS_MAX)
  const there = new Set(byThread.get(postId))
  if (form.mentions.every((id) => there.has(id))) return null
  const message = 'Please mention only people who have written in this thread'
  return validationFailed([{ path: ['mentions'], message }])
}

async function publishReply(
  { outbox }: Transaction<Stores>,
  { id: replyId, postId, authorId }: Reply,
  version: number,
): Promise<void> {
  await outbox.publish(ReplyPublished, {
    aggregateId: replyId,
    version: 1,
    data: { replyId, postId, authorId },
  })
  const data = { postId, version }
  await outbox.publish(PostActivityChanged, { aggregateId: postId, version, data })
  await outbox.enqueue(notifyFollowersJob, { replyId }, { key: `reply-${replyId}` })
}
