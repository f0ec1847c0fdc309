import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '#lib/browser/drop-drafts.ts'
import { keepWish, takeWish } from './wish.ts'

const wish = { kind: 'save', what: 's1', pathname: '/scholarships' } as const

beforeEach(() => sessionStorage.clear())

it('is granted once, on the page where it was made', () => {
  keepWish(wish)
  expect(takeWish('save', '/overview')).toBeNull()
  expect(takeWish('match', '/scholarships')).toBeNull()
  expect(takeWish('save', '/scholarships')).toBe('s1')
  expect(takeWish('save', '/scholarships')).toBeNull()
})

it('is forgotten with everything else when somebody logs out', () => {
  keepWish(wish)
  dropAllDrafts()
  expect(takeWish('save', '/scholarships')).toBeNull()
})
