import { expect, it } from 'vitest'
import { readFilters } from './use-ranking-filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))

it('reads order and filters from the address', () => {
  const { sort, filter, isFiltered } = read(
    'tab=applications&sort=least_reviewed&state=in_review&scored=no&mine=yes&planned=yes',
  )
  expect(sort).toBe('LEAST_REVIEWED')
  expect(filter).toEqual({
    states: ['IN_REVIEW'],
    isScored: false,
    isPlanned: true,
    isMine: true,
  })
  expect(isFiltered).toBe(true)
})

it('asks for everything by rank where the address says nothing that it knows', () => {
  for (const address of ['', 'state=shiny&scored=maybe&sort=luck&state=constructor']) {
    const { sort, filter, isFiltered } = read(address)
    expect([sort, filter, isFiltered]).toEqual(['RANK', {}, false])
  }
})
