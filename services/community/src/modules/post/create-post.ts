import type { Clock } from '@landfall/kit/core/clock'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PostPublished } from '@landfall/proto-events/community/post-published.v1'
import type { EntryStore } from '../entry/entry.store.ts'
import type { FollowStore } from '../follow/follow.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { MemberStore } from '../member/member.store.ts'
import { refuseWriting, type WritingProblem } from '../writing/check-writing.ts'
import type { PostForm } from './post.input.ts'
import type { PostStore } from './post.store.ts'
import type { Post } from './post.ts'
import type { TagStore } from './tag.store.ts'

type Stores = {
  posts: PostStore
  entries: EntryStore
  members: MemberStore
  tags: TagStore
  follows: FollowStore
}

/**
 * Begins a thread, which its writer watches. Expected failures: Forbidden (silenced), TooManyRequests, Conflict
 * (nearly the same was posted), ValidationFailed (links), PersonalDataFound.
 */
export function makeCreatePost(deps: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  limitFactor: number
}) {
  return function createPost(
    by: Writer,
    form: PostForm,
    confirmPersonalData: boolean,
  ): Promise<Result<Post, WritingProblem>> {
    return deps.unitOfWork(async (tx) => {
      const now = deps.clock.now()
      const { title, content } = form
      const writing = {
        kind: 'post',
        fields: { title, content },
        confirmPersonalData,
      } as const
      const { limitFactor } = deps
      const refused = await refuseWriting(tx, by, writing, { now, limitFactor })
      if (refused) return err(refused)
      const post = newPost(form, { id: deps.newId(), authorId: by.userId, now })
      await tx.posts.insert(post)
      await tx.tags.add(post.tags)
      await tx.follows.set({ postId: post.id, userId: by.userId, level: 'watch' })
      await tx.members.addEntry(by.userId, now)
      const { id: postId, authorId, category } = post
      await tx.outbox.publish(PostPublished, {
        aggregateId: postId,
        version: post.version,
        data: { postId, authorId, category },
      })
      return ok(post)
    })
  }
}

function newPost(form: PostForm, o: { id: string; authorId: string; now: Date }): Post {
  const { id, authorId, now } = o
  return {
    id,
    authorId,
    ...form,
    isPinned: false,
    isSticky: false,
    state: 'shown',
    upvotes: 0,
    downvotes: 0,
    replyCount: 0,
    viewCount: 0,
    acceptedReplyId: null,
    createdAt: now,
    editedAt: null,
    lastActiveAt: now,
    version: 1,
  }
}
