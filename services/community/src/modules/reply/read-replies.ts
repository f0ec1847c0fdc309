import { isUuid } from '@landfall/kit/core/ids'
import type { ReplyStore } from './reply.store.ts'
import type { Reply, ReplyPosition } from './reply.ts'

const CHANGED_MAX = 50

/** Reads of a thread's replies, for everybody. */
export function makeReadReplies({ replies }: { replies: ReplyStore }) {
  return {
    async list(
      postId: string,
      { first, after }: { first: number; after: ReplyPosition | null },
    ): Promise<{ replies: Reply[]; hasNextPage: boolean }> {
      const rows = await replies.page({ postId, after, limit: first + 1 })
      return { replies: rows.slice(0, first), hasNextPage: rows.length > first }
    },

    count: (postId: string): Promise<number> => replies.countTop(postId),

    changedLast: (postId: string): Promise<Reply[]> =>
      replies.changedLast(postId, CHANGED_MAX),

    async find(id: string): Promise<Reply | null> {
      return isUuid(id) ? replies.find(id) : null
    },
  }
}
