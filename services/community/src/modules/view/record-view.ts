import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Writer } from '../member/forum.policy.ts'
import type { PostStore } from '../post/post.store.ts'
import type { ViewStore } from './view.store.ts'

/**
 * Counts each member's view of a thread once, however many requests come at a time; authors' views of their own
 * threads do not count. Expected failure: NotFound.
 */
export function makeRecordView({
  unitOfWork,
}: {
  unitOfWork: UnitOfWork<{ posts: PostStore; views: ViewStore }>
}) {
  return (
    { userId }: Writer,
    { id }: { id: string },
  ): Promise<Result<{ id: string; viewCount: number }, Problem>> =>
    unitOfWork(async ({ posts, views }) => {
      const post = isUuid(id) ? await posts.find(id) : null
      if (post?.state !== 'shown') return err(notFound('post'))
      if (post.authorId === userId) return ok({ id, viewCount: post.viewCount })
      const viewCount = await views.add(id, userId)
      return ok({ id, viewCount: viewCount ?? post.viewCount })
    })
}
