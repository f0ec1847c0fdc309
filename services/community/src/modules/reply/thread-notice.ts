import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { Post } from '../post/post.ts'

/** The longest title that a notice may have. */
const TITLE_MAX = 160

/** A notice that opens a thread at a reply, in the outbox's format. */
export function threadNotice(o: {
  noticeId: string
  userId: string
  type: string
  /** What happened; the thread's title follows, as far as there is room. */
  head: string
  post: Pick<Post, 'id' | 'title'>
  replyId: string
  now: Date
}) {
  const { noticeId, userId, type, post } = o
  return requestedNotice({
    noticeId,
    userId,
    type,
    title: `${o.head}: ${post.title}`.slice(0, TITLE_MAX),
    body: '',
    link: `/community/${post.id}?reply=${o.replyId}`,
    linkLabel: 'Open the thread',
    occurredAt: o.now.toISOString(),
    isUrgent: false,
  })
}
