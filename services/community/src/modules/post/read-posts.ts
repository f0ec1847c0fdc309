import { isUuid } from '@landfall/kit/core/ids'
import type { Reader } from '../entry/entry.ts'
import { makeCountPosts } from './count-posts.ts'
import type { PostStore } from './post.store.ts'
import {
  type Category,
  type Post,
  type PostFilter,
  type PostPosition,
  type PostSort,
} from './post.ts'
import type { TagStore } from './tag.store.ts'

export type PostPage = { posts: (Post & { rank?: number })[]; hasNextPage: boolean }

export type PostQuery = {
  filter: PostFilter
  sort: PostSort
  first: number
  after: PostPosition | null
}

const TAGS_SUGGESTED = 8

/** Reads of threads, for everybody. */
export function makeReadPosts({ posts, tags }: { posts: PostStore; tags: TagStore }) {
  return {
    /** Null if there is none, or moderators hid it from this reader. A deleted post is returned, for its replies. */
    async find(id: string, { userId, isModerator }: Reader): Promise<Post | null> {
      const post = isUuid(id) ? await posts.find(id) : null
      if (post?.state !== 'hidden') return post
      return isModerator || post.authorId === userId ? post : null
    },

    async list({ filter, sort, first, after }: PostQuery): Promise<PostPage> {
      const limit = first + 1
      const { search } = filter
      const rows =
        sort === 'relevance' && search !== null
          ? await posts.pageByRank({ filter: { ...filter, search }, after, limit })
          : await posts.page({
              filter,
              sort: sort === 'relevance' ? 'new' : sort,
              after,
              limit,
            })
      return { posts: rows.slice(0, first), hasNextPage: rows.length > first }
    },

    count: makeCountPosts({ posts }),

    /** Posts that are listed above the others. @param blocked whose posts are left out */
    marked: (category: Category | null, blocked: readonly string[]): Promise<Post[]> =>
      posts.marked(category, blocked),

    relatedTo: (
      { id, title, tags: names, content }: Post,
      limit: number,
    ): Promise<Post[]> => posts.related([title, ...names, content].join(' '), id, limit),

    /** Earlier threads like a title that somebody is typing. */
    similarTo: (title: string, limit: number): Promise<Post[]> =>
      posts.related(title, null, limit),

    suggestTags: (text: string): Promise<string[]> =>
      tags.suggest(text.slice(0, 30), TAGS_SUGGESTED),
  }
}
