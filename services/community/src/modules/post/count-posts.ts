import { LRUCache } from 'lru-cache'
import type { PostStore } from './post.store.ts'
import type { PostFilter, PostSort } from './post.ts'

/** Fewer are counted anew for each who asks: there a new one is seen to be missing. */
const MIN_CACHED_TOTAL = 1_000
const COUNT_TTL_MS = 10_000
const MAX_CACHED_COUNTS = 300

/**
 * How many threads meet a filter. Counting reads all of them, which takes longer than the page that is shown: where
 * they are many, an answer is good for ten seconds.
 */
export function makeCountPosts({ posts }: { posts: Pick<PostStore, 'count'> }) {
  const kept = new LRUCache<string, number>({ max: MAX_CACHED_COUNTS, ttl: COUNT_TTL_MS })
  return async (filter: PostFilter, sort: PostSort): Promise<number> => {
    const isUnanswered = sort === 'unanswered'
    const key = JSON.stringify([filter, isUnanswered])
    const known = kept.get(key)
    if (known !== undefined) return known
    const total = await posts.count(filter, sort)
    if (total >= MIN_CACHED_TOTAL) kept.set(key, total)
    return total
  }
}
