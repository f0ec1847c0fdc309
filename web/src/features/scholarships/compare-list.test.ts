import { beforeEach, expect, it } from 'vitest'
import { comparedSlugs, readSlugs, setCompared } from './compare-list.ts'

beforeEach(() => setCompared([]))

it('reads an address: each once, and no more than four', () => {
  expect(readSlugs('a, b,,a,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(readSlugs(null)).toEqual([])
})

it('keeps the list for the tab', () => {
  setCompared(['a', 'b'])
  expect(comparedSlugs()).toEqual(['a', 'b'])
  expect(sessionStorage.getItem('landfall.compare')).toBe('a,b')
  setCompared([])
  expect(sessionStorage.getItem('landfall.compare')).toBeNull()
})
