import { LRUCache } from 'lru-cache'
import type { PostStore } from './post.store.ts'
import type { PostFilter, PostSort } from './post.ts'

/** Fewer are counted anew for each who asks: there a new one is seen to be missing. */
const KEPT_FROM = 1_000
const KEPT_MS = 10_000
const KEPT_MAX = 300

/**
 * How many threads meet a filter. Counting reads all of them, which takes longer than the page that is shown: where
 * they are many, an answer is good for ten seconds.
 */
export function makeCountPosts({ posts }: { posts: Pick<PostStore, 'count'> }) {
  const kept = new LRUCache<string, number>({ max: KEPT_MAX, ttl: KEPT_MS })
  return async (filter: PostFilter, sort: PostSort): Promise<number> => {
    const isUnanswered = sort === 'unanswered'
    const key = JSON.stringify([filter, isUnanswered])
    const known = kept.get(key)
    if (known !== undefined) return known
    const total = await posts.count(filter, sort)
    if (total >= KEPT_FROM) kept.set(key, total)
    return total
  }
}
