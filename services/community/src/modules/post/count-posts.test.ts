import { expect, it } from 'vitest'
import { makeCountPosts } from './count-posts.ts'
import type { PostFilter } from './post.ts'

const ALL: PostFilter = {
  search: null,
  category: null,
  tag: null,
  country: null,
  degreeLevel: null,
  visaStage: null,
  blocked: [],
  without: [],
}

it('caches large counts, and recounts small ones each time', async () => {
  const counted: (string | null)[] = []
  const count = makeCountPosts({
    posts: {
      count: async ({ tag }) => {
        counted.push(tag)
        return tag === null ? 1_000 : 999
      },
    },
  })
  for (let twice = 0; twice < 2; twice += 1) {
    expect(await count(ALL, 'new')).toBe(1_000)
    // Another order has the same count; unanswered threads have their own.
    expect(await count(ALL, 'top')).toBe(1_000)
    expect(await count({ ...ALL, tag: 'visa' }, 'new')).toBe(999)
  }
  expect(counted).toEqual([null, 'visa', 'visa'])
  await count(ALL, 'unanswered')
  await count({ ...ALL, blocked: ['018f0000-0000-7000-8000-000000000001'] }, 'new')
  expect(counted).toHaveLength(5)
})
