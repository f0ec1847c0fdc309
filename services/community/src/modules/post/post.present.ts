import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import { mayReadWords } from '../entry/entry.ts'
import { asReader } from '../member/forum.policy.ts'
import type { Post } from './post.ts'

export type PresentedPost = ReturnType<typeof presentPost>

/** A post with the words that this viewer may read. */
export function presentPost(post: Post, { viewer }: Pick<SubgraphContext, 'viewer'>) {
  const reader = asReader(viewer)
  const isDeleted = post.state === 'deleted'
  return {
    ...post,
    title: isDeleted ? 'Deleted post' : post.title,
    tags: isDeleted ? [] : post.tags,
    content: mayReadWords(post, reader) ? post.content : null,
    category: post.category.toUpperCase(),
    state: post.state.toUpperCase(),
    author: { id: post.authorId },
    country: post.country === null ? null : { code: post.country },
    degreeLevel: post.degreeLevel?.toUpperCase() ?? null,
    visaStage: post.visaStage?.toUpperCase() ?? null,
    isOwn: post.authorId === reader.userId,
    /** The stored record, for fields that are resolved later. */
    record: post,
  }
}
