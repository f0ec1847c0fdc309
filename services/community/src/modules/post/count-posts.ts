import { LRUCache } from 'lru-cache'
import type { PostStore } from './post.store.ts'
import type { PostFilter, PostSort } from './post.ts'

/** Smaller counts are computed for every request: there a missing new thread would show. */
const MIN_CACHED_TOTAL = 1_000
const COUNT_TTL_MS = 10_000
const MAX_CACHED_COUNTS = 300

/**
 * How many threads meet a filter. Counting reads all of them, which takes longer than reading the page itself, so
 * large counts are cached for ten seconds.
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
