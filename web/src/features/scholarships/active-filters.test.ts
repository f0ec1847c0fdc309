import { expect, it } from 'vitest'
import { activeFilters, nameByFacets } from './active-filters.ts'
import { emptySearch, readSearch } from './search-address.ts'

const facets = [
  { kind: 'countries', values: [{ value: 'CI', label: "Côte d'Ivoire" }] },
  {
    kind: 'fieldOfStudy',
    values: [{ value: 'arts-and-humanities', label: 'Arts & Humanities' }],
  },
]
const nameOf = nameByFacets(facets)
const search = readSearch(
  new URLSearchParams(
    'query=art&degreeLevel=phd&fieldOfStudy=arts-and-humanities&countries=CI,NG&minAmount=1500&noEssay=true&sort=amount',
  ),
)

it('names every filter in words, but not the query and the order', () => {
  expect(activeFilters(search, nameOf).map(({ label }) => label)).toEqual([
    'PhD',
    'Arts & Humanities',
    "Côte d'Ivoire",
    'Nigeria',
    'From US$1,500',
    'No essay required',
  ])
})

it('leaves the other filters when one is taken away, and nothing when all are', () => {
  let left = search
  for (const { key } of activeFilters(search, nameOf)) {
    const filter = activeFilters(left, nameOf).find((one) => one.key === key)
    expect(filter?.without[key.split(' ')[0] as 'query']).not.toEqual(
      left[key.split(' ')[0] as 'query'],
    )
    left = filter?.without ?? left
  }
  expect(left).toEqual({ ...emptySearch, query: 'art', sort: 'amount' })
})

it('knows a value by its code and by its name', () => {
  expect(nameOf('fieldOfStudy', 'arts & humanities')).toBe('Arts & Humanities')
  expect(nameOf('countries', 'south_korea')).toBe('South korea')
})
