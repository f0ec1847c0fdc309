import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Writer } from '../member/forum.policy.ts'
import type { Post } from '../post/post.ts'
import { type ModerationStores, record, recordDeed, takeBack } from './act.ts'
import type { Silence } from './moderation.input.ts'
import type { ModerationAction } from './moderation.ts'

type Deps = {
  unitOfWork: UnitOfWork<ModerationStores>
  clock: Clock
  newId: () => string
}

/** Pins a post to the top of the whole list, or sticks it to the top of its category. Expected failure: NotFound. */
export function makeMarkPost(deps: Deps) {
  return function markPost(
    by: Writer,
    {
      postId,
      isPinned,
      isSticky,
    }: { postId: string; isPinned: boolean; isSticky: boolean },
  ): Promise<Result<Post, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const post = isUuid(postId) ? await tx.posts.findToChange(postId) : null
      if (post?.state !== 'shown') return err(notFound('post'))
      const changed = await tx.posts.update(post, { isPinned, isSticky })
      await record(tx, {
        id: deps.newId(),
        kind: 'mark',
        reason: 'other',
        until: null,
        entryId: post.id,
        entryKind: 'post',
        targetId: post.authorId,
        moderatorId: by.userId,
        note: null,
        before: { kind: 'marks', isPinned: post.isPinned, isSticky: post.isSticky },
        createdAt: deps.clock.now(),
        undoneAt: null,
      })
      return ok(changed)
    })
  }
}

/** Keeps somebody from writing until a given time. Expected failure: Conflict (oneself). */
export function makeSilenceMember(deps: Deps) {
  return function silenceMember(
    by: Writer,
    { userId, until, reason, note }: Silence,
  ): Promise<Result<ModerationAction, Problem>> {
    return deps.unitOfWork(async (tx) => {
      if (userId === by.userId) return err(conflict('You cannot silence yourself'))
      const createdAt = deps.clock.now()
      await tx.members.lock(userId)
      await tx.members.silence(userId, until, createdAt)
      const action = await record(tx, {
        id: deps.newId(),
        kind: 'silence',
        reason,
        until,
        entryId: null,
        entryKind: null,
        targetId: userId,
        moderatorId: by.userId,
        note,
        before: { kind: 'silence' },
        createdAt,
        undoneAt: null,
      })
      return ok(action)
    })
  }
}

/** Undoes an action. Expected failures: NotFound, Conflict (undone already). */
export function makeUndoModeration(deps: Deps) {
  return function undoModeration(
    by: Writer,
    { actionId }: { actionId: string },
  ): Promise<Result<ModerationAction, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const action = isUuid(actionId) ? await tx.actions.findToChange(actionId) : null
      if (!action) return err(notFound('decision'))
      if (action.undoneAt) return err(conflict('This has already been undone'))
      const undoneAt = deps.clock.now()
      await takeBack(tx, action, undoneAt)
      await recordDeed(tx, action, {
        id: deps.newId(),
        verb: 'undone',
        at: undoneAt,
        reason: null,
        actorId: by.userId,
      })
      return ok({ ...action, undoneAt })
    })
  }
}
