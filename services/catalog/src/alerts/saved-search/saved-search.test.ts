import { describe, expect, it } from 'vitest'
import { readChange, readNewSearch } from './saved-search.input.ts'
import { type SavedFilters, searchAddress } from './saved-search.ts'

const NONE: SavedFilters = {
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

describe('the address of a saved search', () => {
  it.each([
    [{}, '/scholarships'],
    [{ query: 'women & law' }, '/scholarships?query=women+%26+law'],
    [{ countries: ['NG', 'IN'] }, '/scholarships?countries=IN%2CNG'],
    [{ countries: [] }, '/scholarships?countries=other'],
    [
      { minAmount: '5000.00', maxAmount: '7500.50' },
      '/scholarships?minAmount=5000&maxAmount=7500.5',
    ],
    [
      { noEssay: true, includeUnknown: true },
      '/scholarships?noEssay=true&includeUnknown=true',
    ],
  ] satisfies [Partial<SavedFilters>, string][])('of %j is %s', (filters, address) => {
    expect(searchAddress({ ...NONE, ...filters })).toBe(address)
  })
})

describe('what a student gives', () => {
  it('is refused where the maximum is below the minimum', () => {
    const read = readNewSearch({ name: 'Small', minAmount: '5000', maxAmount: '900' })
    const errors = [{ message: 'The maximum must be at least the minimum' }]
    expect(read).toMatchObject({ ok: false, error: { errors } })
  })

  it('is read as the search reads it', () => {
    const read = readNewSearch({
      name: '  Engineering,\n PhD ',
      degreeLevel: ['PhD'],
      fieldOfStudy: ['Physics'],
      countries: ['india', 'India'],
      minAmount: '5000',
    })
    expect(read).toEqual({
      ok: true,
      value: {
        name: 'Engineering, PhD',
        alert: 'at-once',
        onlyWhatFits: true,
        filters: {
          ...NONE,
          degreeLevel: ['phd'],
          fieldOfStudy: ['physics'],
          countries: ['IN'],
          minAmount: '5000.00',
        },
      },
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Please enter a name'],
    [{ name: 'x'.repeat(81) }, 'name', 'Please keep it under 81 characters'],
    [{ alert: 'weekly' }, 'alert', 'Choose one of at-once, daily, off'],
    [{ countries: ['Atlantis'] }, 'countries', 'Unknown country: Atlantis'],
    [{ minAmount: '1.999' }, 'minAmount', 'Enter an amount with at most two decimals'],
  ])('is refused with its place when it is wrong: %j', (input, place, message) => {
    const read = readNewSearch({ name: 'Mine', ...input })
    expect(!read.ok && read.error.errors).toEqual([{ path: [place], message }])
  })

  it('changes what it names and leaves the rest', () => {
    const stored = {
      ...NONE,
      countries: [],
      degreeLevel: ['phd' as const],
      minAmount: '5000.00',
      id: 'one',
      studentId: 'two',
      name: 'Mine',
      alert: 'daily' as const,
      onlyWhatFits: false,
      revision: 1,
      lastSeenAt: new Date(0),
      lastNotifiedAt: null,
      version: 1,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }
    const read = readChange({ name: undefined, degreeLevel: null, noEssay: true })(stored)
    expect(read.ok && read.value).toEqual({
      name: 'Mine',
      alert: 'daily',
      onlyWhatFits: false,
      filters: { ...NONE, countries: [], minAmount: '5000.00', noEssay: true },
    })
  })
})
