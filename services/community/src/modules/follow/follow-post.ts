import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { mayReadWords } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { FollowLevel } from './follow.ts'
import type { FollowStore } from './follow.store.ts'

/** Chooses which news of a thread somebody gets. Expected failure: NotFound. */
export function makeFollowPost({
  unitOfWork,
}: {
  unitOfWork: UnitOfWork<{ entries: EntryStore; follows: FollowStore }>
}) {
  return function followPost(
    by: Writer,
    { postId, level }: { postId: string; level: FollowLevel },
  ): Promise<Result<string, Problem>> {
    return unitOfWork(async ({ entries, follows }) => {
      const entry = isUuid(postId) ? await entries.find(postId) : null
      if (entry?.kind !== 'post' || !mayReadWords(entry, by)) return err(notFound('post'))
      await follows.set({ postId, userId: by.userId, level })
      return ok(postId)
    })
  }
}
