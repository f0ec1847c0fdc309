import { expect, it } from 'vitest'
import {
  readUniversitySearch,
  toUniversityVariables,
  writeUniversitySearch,
  type UniversitySearch,
} from './university-address.ts'

const read = (text: string) => readUniversitySearch(new URLSearchParams(text))

it.each<UniversitySearch>([
  { query: '', type: '', sort: 'ranking' },
  { query: 'new york & co', type: 'private', sort: 'acceptance' },
  { query: '', type: 'public', sort: 'name' },
])('keeps %o in the address', (search) => {
  expect(read(writeUniversitySearch(search).toString())).toEqual(search)
})

it('spells nothing that is not chosen, and forgets what it does not know', () => {
  expect(writeUniversitySearch(read('type=ivy&sort=best')).toString()).toBe('')
})

it('asks the server in its own words', () => {
  expect(toUniversityVariables(read('query=ohio&type=public&sort=tuition'))).toEqual({
    filter: { query: 'ohio', type: 'PUBLIC' },
    sort: 'TUITION',
  })
})
