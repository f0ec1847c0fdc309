import { expect, it } from 'vitest'
import { filtersInWords, isSameSearch, type ShownFilters } from './filters-in-words.ts'

const NONE: ShownFilters = {
  query: null,
  countries: null,
  degreeLevel: [],
  fieldOfStudy: [],
  minAmount: null,
  maxAmount: null,
  noEssay: false,
  complexity: [],
  fullTuition: false,
  includeUnknown: false,
}

it.each<[Partial<ShownFilters>, string[]]>([
  [{}, ['All scholarships']],
  [
    {
      query: 'women',
      degreeLevel: ['PHD'],
      fieldOfStudy: [{ name: 'Law' }],
      countries: [{ name: 'Kenya' }],
    },
    ['“women”', 'PhD', 'Law', 'Kenya'],
  ],
  [{ countries: [] }, ['A country we don’t list']],
  [
    { countries: Array.from({ length: 54 }, (_, n) => ({ name: `Country ${n}` })) },
    ['Any of 54 countries'],
  ],
  [{ minAmount: '5000.00', noEssay: true }, ['From US$5,000', 'No essay required']],
])('says %j in words', (filters, words) => {
  expect(filtersInWords({ ...NONE, ...filters })).toEqual(words)
})

it.each([
  [
    '/scholarships?countries=IN%2CNG&query=law',
    '?query=Law&countries=NG,IN&sort=amount',
    true,
  ],
  ['/scholarships', '', true],
  ['/scholarships?noEssay=true', '', false],
  ['/scholarships?degreeLevel=phd', '?degreeLevel=graduate', false],
])('tells whether %s and %s are one search: %s', (one, other, isSame) => {
  expect(isSameSearch(one, other)).toBe(isSame)
})
