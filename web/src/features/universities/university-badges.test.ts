import { expect, it } from 'vitest'
import { emptyUniversitySearch, writeUniversitySearch } from './university-address.ts'
import { universityBadges } from './university-badges.ts'

it('names each filter and the search that is left without it', () => {
  const search = {
    ...emptyUniversitySearch,
    query: 'harbor',
    type: 'public',
    states: ['NY', 'OH'],
    maxTuition: '20000',
    hasScholarships: true,
    englishTestNotRequired: true,
    sort: 'tuition',
  } as const
  const badges = universityBadges(search, (state) => (state === 'NY' ? 'New York' : state))
  expect(badges.map(({ label }) => label)).toEqual([
    'Public',
    'New York',
    'OH',
    'Up to US$20,000 a year',
    'Has scholarships for international students',
    'English test not required',
  ])
  expect(new Set(badges.map(({ key }) => key)).size).toBe(badges.length)
  const without = badges.map(({ without: left }) => writeUniversitySearch(left).toString())
  expect(without[1]).toBe(
    'query=harbor&type=public&states=OH&maxTuition=20000&hasScholarships=true&englishTestNotRequired=true&sort=tuition',
  )
  expect(without[3]).not.toContain('maxTuition')
})

it('has nothing to take away from a search without filters', () => {
  const search = { ...emptyUniversitySearch, query: 'harbor', sort: 'name' } as const
  expect(universityBadges(search, String)).toEqual([])
})
