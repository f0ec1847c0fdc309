import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/community/notice-requested.v1'
import { NOBODY } from '../entry/entry.ts'
import type { FollowStore } from '../follow/follow.store.ts'
import type { MemberStore } from '../member/member.store.ts'
import type { Post } from '../post/post.ts'
import type { Reply } from './reply.ts'
import { threadNotice } from './thread-notice.ts'

type Stores = {
  follows: Pick<FollowStore, 'ofPost'>
  members: Pick<MemberStore, 'blockersOf'>
}

/**
 * Notifies the writer of an answer that it was accepted, once however often that happens, unless they muted the
 * thread or blocked the asker.
 */
export async function notifyOfAcceptance(
  { follows, members, outbox }: Transaction<Stores>,
  { id: replyId, authorId: userId }: Pick<Reply, 'id' | 'authorId'>,
  post: Pick<Post, 'id' | 'title' | 'authorId'>,
  now: Date,
): Promise<void> {
  if (userId === NOBODY || userId === post.authorId) return
  const isMuted = (await follows.ofPost(post.id)).get(userId) === 'mute'
  if (isMuted || (await members.blockersOf(post.authorId)).has(userId)) return
  const noticeId = idFromName('forum-accepted', `${replyId}:${userId}`)
  await outbox.publish(
    NoticeRequested,
    threadNotice({
      noticeId,
      userId,
      type: 'forum-accepted',
      head: 'Your answer was accepted',
      post,
      replyId,
      now,
    }),
  )
}
