import { describe, expect, it } from 'vitest'
import {
  effectiveSort,
  offeredSorts,
  emptySearch,
  readSearch,
  toFilter,
  toggled,
  writeSearch,
  type SearchState,
} from './search-address.ts'

const everything: SearchState = {
  query: 'women in "engineering" & art',
  degreeLevel: ['undergraduate', 'phd'],
  fieldOfStudy: ['computer-science', 'arts-and-humanities'],
  countries: ['NG', 'IN'],
  noEssay: true,
  minAmount: '1000',
  maxAmount: '50000.50',
  complexity: ['simple'],
  fullTuition: true,
  deadlineSoon: true,
  eligibleOnly: true,
  includeUnknown: true,
  includePast: true,
  sort: 'amount',
}

const read = (text: string) => readSearch(new URLSearchParams(text))

describe('the address of a search', () => {
  it('keeps every choice', () => {
    expect(read(writeSearch(everything).toString())).toEqual(everything)
  })

  it('says nothing about what is not chosen', () => {
    expect(writeSearch(emptySearch).toString()).toBe('')
    expect(read('')).toEqual(emptySearch)
  })

  it('reads country like countries, and repeated values like commas', () => {
    expect(read('country=Nigeria&countries=IN,KE').countries).toEqual([
      'IN',
      'KE',
      'Nigeria',
    ])
    expect(read('degreeLevel=PhD&degreeLevel=graduate').degreeLevel).toEqual([
      'phd',
      'graduate',
    ])
  })

  it('reads a flag only when it is set', () => {
    expect(read('noEssay=false').noEssay).toBe(false)
    expect(read('noEssay=1').noEssay).toBe(true)
  })

  it('chooses no order that is unknown', () => {
    expect(read('sort=price').sort).toBe(null)
  })

  it('leaves out amounts that are none', () => {
    for (const bound of ['abc', '-5', '1,000', '$1000', '1e3', '9'.repeat(13)])
      expect(read(`minAmount=${bound}&maxAmount=${bound}`)).toEqual(emptySearch)
    expect(read('minAmount=5000&maxAmount=900')).toEqual(emptySearch)
    expect(read('minAmount=0&maxAmount=1000.50')).toMatchObject({
      minAmount: '0',
      maxAmount: '1000.50',
    })
  })

  it('spells each order that is chosen', () => {
    expect(writeSearch({ ...emptySearch, sort: 'relevance' }).toString()).toBe(
      'sort=relevance',
    )
  })
})

describe('the filter that the server gets', () => {
  it('has only what is chosen', () => {
    expect(toFilter(emptySearch, true)).toEqual({})
    expect(toFilter({ ...emptySearch, noEssay: true, query: 'art' }, true)).toEqual({
      noEssay: true,
      query: 'art',
    })
  })

  it('asks for eligible ones only when there is a profile to hold them against', () => {
    expect(toFilter(everything, true)).toHaveProperty('eligibleOnly', true)
    expect(toFilter(everything, false)).not.toHaveProperty('eligibleOnly')
  })
})

it('toggles one value of a list', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

describe('the order of a search', () => {
  it('begins with the best fits for whoever has a profile, else with what words mean or what ends first', () => {
    expect(effectiveSort(emptySearch, true)).toBe('fit')
    expect(effectiveSort({ sort: null, query: 'law' }, true)).toBe('fit')
    expect(effectiveSort(emptySearch, false)).toBe('deadline')
    expect(effectiveSort({ sort: null, query: 'law' }, false)).toBe('relevance')
  })

  it('is the one that was chosen, and relevance for words only', () => {
    expect(effectiveSort({ sort: 'amount', query: '' }, true)).toBe('amount')
    expect(effectiveSort({ sort: 'relevance', query: 'law' }, true)).toBe('relevance')
    expect(effectiveSort({ sort: 'relevance', query: '' }, true)).toBe('fit')
    expect(effectiveSort({ sort: 'relevance', query: '' }, false)).toBe('deadline')
  })

  it('is never the best fit for whoever has no profile to fit by', () => {
    expect(effectiveSort({ sort: 'fit', query: 'law' }, false)).toBe('relevance')
    expect(offeredSorts({ query: 'law' }, false)).not.toContain('fit')
    expect(offeredSorts({ query: 'law' }, false)).toContain('relevance')
    for (const canSortByFit of [false, true])
      expect(offeredSorts({ query: '' }, canSortByFit)).not.toContain('relevance')
    expect(offeredSorts({ query: 'law' }, true)).toEqual(
      expect.arrayContaining(['fit', 'relevance']),
    )
  })
})
