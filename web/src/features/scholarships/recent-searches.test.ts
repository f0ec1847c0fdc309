import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '#lib/browser/drop-drafts.ts'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { writeStored } from '#lib/browser/storage.ts'
import { clearRecentSearches, keepRecentSearch, recentSearches } from './recent-searches.ts'

beforeEach(clearRecentSearches)

it('has the newest five first, each once', () => {
  for (const query of ['law', 'art', 'Law', 'music', 'physics', 'dance', 'nursing', ''])
    keepRecentSearch(query)
  expect(recentSearches()).toEqual(['nursing', 'dance', 'physics', 'music', 'Law'])
})

it('is nothing where what is kept cannot be read', () => {
  writeStored(browserKeys.recentSearches, '{')
  expect(recentSearches()).toEqual([])
  writeStored(browserKeys.recentSearches, '{"a":1}')
  expect(recentSearches()).toEqual([])
})

it('is nothing for the next person at this device', () => {
  keepRecentSearch('law')
  dropAllDrafts()
  expect(recentSearches()).toEqual([])
})
