import { expect, it } from 'vitest'
import {
  emptyUniversitySearch,
  readUniversitySearch,
  toUniversityVariables,
  writeUniversitySearch,
  type UniversitySearch,
} from './university-address.ts'

const read = (text: string) => readUniversitySearch(new URLSearchParams(text))

it.each<Partial<UniversitySearch>>([
  {},
  { query: 'new york & co', type: 'private', sort: 'acceptance' },
  { type: 'public', sort: 'name' },
  { states: ['NY', 'CA'], maxTuition: '20000' },
  { hasScholarships: true, englishTestNotRequired: true },
])('keeps %o in the address', (chosen) => {
  const search = { ...emptyUniversitySearch, ...chosen }
  expect(read(writeUniversitySearch(search).toString())).toEqual(search)
})

it('spells nothing that is not chosen, and forgets what it does not know', () => {
  expect(writeUniversitySearch(read('type=ivy&sort=best&maxTuition=lots')).toString()).toBe(
    '',
  )
})

it('reads states however they are spelled, each once', () => {
  expect(read('state=ny&states=CA,ny&states=Ohio').states).toEqual(['CA', 'NY', 'Ohio'])
})

it('asks the server in its own words', () => {
  expect(toUniversityVariables(read('query=ohio&type=public&sort=tuition'))).toEqual({
    filter: { query: 'ohio', type: 'PUBLIC' },
    sort: 'TUITION',
  })
  const filtered = read(
    'states=OH&maxTuition=9000&hasScholarships=true&englishTestNotRequired=1',
  )
  expect(toUniversityVariables(filtered).filter).toEqual({
    states: ['OH'],
    maxTuition: '9000',
    hasScholarships: true,
    englishTestNotRequired: true,
  })
})
