import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PostActivityChanged } from '@landfall/proto-events/community/post-activity-changed.v1'
import { mayReadWords } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { MemberStore } from '../member/member.store.ts'
import { personalDataIn } from '../personal-data/personal-data-found.ts'
import {
  refuseMoreLinks,
  refuseOverwriting,
  refuseSilenced,
  type WritingProblem,
} from '../writing/check-writing.ts'
import { countTags } from './count-tags.ts'
import type { PostChange } from './post.input.ts'
import type { PostStore } from './post.store.ts'
import type { Post } from './post.ts'
import type { TagStore } from './tag.store.ts'

type Stores = {
  posts: PostStore
  entries: EntryStore
  members: MemberStore
  tags: TagStore
}

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }

/**
 * Changes one's own post and keeps the earlier text as a revision. A moderator may change only tags and category of
 * others' posts. Expected failures: NotFound, Forbidden, Conflict (edited since it was read), ValidationFailed
 * (links), PersonalDataFound.
 */
export function makeUpdatePost(deps: Deps) {
  return function updatePost(
    by: Writer,
    { id, editedAt, confirmPersonalData, form }: PostChange,
  ): Promise<Result<Post, WritingProblem>> {
    return deps.unitOfWork(async (tx) => {
      const found = await findChangeable(tx, by, id)
      if (!found.ok) return found
      const post = found.value
      const late = refuseOverwriting('post', post, editedAt)
      if (late) return err(late)
      const now = deps.clock.now()
      const member = await tx.members.find(by.userId)
      const silenced = refuseSilenced(member, now)
      if (silenced) return err(silenced)
      const isText = form.title !== undefined || form.content !== undefined
      if (isText && post.authorId !== by.userId)
        return err(forbidden('Only the author can edit it'))
      const { title = post.title, content = post.content } = form
      const texts = { before: post.content, after: content }
      const linked = refuseMoreLinks(by, member, texts, now)
      if (linked) return err(linked)
      const personal =
        confirmPersonalData || !isText ? null : personalDataIn({ title, content })
      if (personal) return err(personal)
      // A post that only gets other tags does not count as edited, nor one whose words are sent again.
      const isRewritten = title !== post.title || content !== post.content
      if (isRewritten)
        await tx.entries.addRevision({
          id: deps.newId(),
          entryId: post.id,
          title: post.title,
          content: post.content,
          replacedAt: now,
        })
      const changed = await tx.posts.update(post, {
        ...form,
        ...(isRewritten && { editedAt: now }),
      })
      await countTags(tx, post, changed)
      await publishActivity(tx, changed)
      return ok(changed)
    })
  }
}

/** Takes one's own post out of the lists; replies of others stay readable. Expected failure: NotFound. */
export function makeDeletePost(deps: Deps) {
  return function deletePost(by: Writer, id: string): Promise<Result<Post, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const found = await findChangeable(tx, by, id)
      if (!found.ok) return found
      const post = found.value
      if (post.authorId !== by.userId)
        return err(forbidden('Only the author can delete it; moderators can hide it'))
      const deleted = await tx.posts.update(post, {
        state: 'deleted',
        isPinned: false,
        isSticky: false,
      })
      await countTags(tx, post, deleted)
      await publishActivity(tx, deleted)
      return ok(deleted)
    })
  }
}

async function findChangeable(
  { posts }: Stores,
  by: Writer,
  id: string,
): Promise<Result<Post, Problem>> {
  const post = isUuid(id) ? await posts.findToChange(id) : null
  if (post === null || post.state === 'deleted' || !mayReadWords(post, by))
    return err(notFound('post'))
  if (post.authorId !== by.userId && !by.isModerator)
    return err(forbidden('Only the author can change it'))
  return ok(post)
}

async function publishActivity({ outbox }: Transaction<Stores>, post: Post): Promise<void> {
  const { id: postId, version } = post
  const data = { postId, version }
  await outbox.publish(PostActivityChanged, { aggregateId: postId, version, data })
}
