import type { Clock } from '@landfall/kit/core/clock'
import { idFromName } from '@landfall/kit/core/ids'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/community/notice-requested.v1'
import { NOBODY } from '../entry/entry.ts'
import type { FollowLevel } from '../follow/follow.ts'
import type { FollowStore } from '../follow/follow.store.ts'
import type { MemberStore } from '../member/member.store.ts'
import type { PostStore } from '../post/post.store.ts'
import type { ReplyStore } from './reply.store.ts'
import type { Reply } from './reply.ts'
import { threadNotice } from './thread-notice.ts'

type Stores = {
  posts: Pick<PostStore, 'find'>
  replies: Pick<ReplyStore, 'find'>
  follows: Pick<FollowStore, 'ofPost'>
  members: Pick<MemberStore, 'blockersOf'>
}

export type NotifyFollowers = ReturnType<typeof makeNotifyFollowers>

/**
 * Notifies everybody whom a reply concerns; run again, it requests the same notices. A notice holds no words of the
 * reply and no name: both may be gone by the time it is read.
 * @returns how many people are told
 */
export function makeNotifyFollowers(deps: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
}) {
  return function notifyFollowers(replyId: string): Promise<number> {
    return deps.unitOfWork(async ({ posts, replies, follows, members, outbox }) => {
      const reply = await replies.find(replyId)
      const post = reply && (await posts.find(reply.postId))
      if (reply?.state !== 'shown' || post?.state !== 'shown') return 0
      const parent = reply.parentId === null ? null : await replies.find(reply.parentId)
      const recipients = concerned({
        reply,
        answered: parent?.authorId ?? post.authorId,
        levels: await follows.ofPost(post.id),
        deaf: await members.blockersOf(reply.authorId),
      })
      const now = deps.clock.now()
      const notices = [...recipients].map(([userId, type]) => {
        const noticeId = idFromName('forum-notice', `${replyId}:${userId}`)
        return threadNotice({
          noticeId,
          userId,
          type,
          head: HEADS[type],
          post,
          replyId,
          now,
        })
      })
      await outbox.publishAll(NoticeRequested, notices)
      return notices.length
    })
  }
}

type NoticeType = 'forum-mention' | 'forum-reply'

const HEADS: Readonly<Record<NoticeType, string>> = {
  'forum-mention': 'You were mentioned',
  'forum-reply': 'New reply',
}

/** Whom a reply concerns and how; each person once. */
function concerned(o: {
  reply: Pick<Reply, 'authorId' | 'mentions'>
  /** The author of the post or reply that it answers. */
  answered: string
  levels: ReadonlyMap<string, FollowLevel>
  /** Members who have blocked its writer. */
  deaf: ReadonlySet<string>
}): Map<string, NoticeType> {
  const watching = [...o.levels].flatMap(([userId, level]) =>
    level === 'watch' ? userId : [],
  )
  const found = new Map<string, NoticeType>()
  for (const userId of [o.answered, ...watching]) found.set(userId, 'forum-reply')
  for (const userId of o.reply.mentions) found.set(userId, 'forum-mention')
  // The author of what it answers may have no account anymore.
  found.delete(NOBODY)
  for (const userId of found.keys()) {
    const isMuted = o.levels.get(userId) === 'mute'
    if (isMuted || o.deaf.has(userId) || userId === o.reply.authorId) found.delete(userId)
  }
  return found
}
