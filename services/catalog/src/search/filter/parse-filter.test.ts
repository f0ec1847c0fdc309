import { describe, expect, it } from 'vitest'
import { parseFilter } from './parse-filter.ts'
import { ANY_SCHOLARSHIP } from './scholarship-search.ts'

describe('reading a filter', () => {
  it.each([
    [{}, {}],
    [{ query: '  Québec\u0000  law ' }, { query: 'Quebec law' }],
    [{ query: '   ' }, { query: null }],
    [{ degreeLevel: ['PhD', 'masters', 'GRADUATE'] }, { degreeLevel: ['phd', 'graduate'] }],
    [{ countries: ['india', 'IN', 'south_korea'] }, { countries: ['IN', 'KR'] }],
    [{ countries: [] }, { countries: null }],
    [{ countries: ['other'] }, { countries: [] }],
    [{ fieldOfStudy: ['All fields'] }, { fieldOfStudy: [] }],
    [{ fieldOfStudy: ['computer science'] }, { fieldOfStudy: ['computer-science'] }],
    [{ minAmount: '500.50' }, { minAmount: '500.50' }],
    [{ ids: [] }, { ids: [] }],
  ])('reads %j', (input, expected) => {
    expect(parseFilter(input)).toEqual({
      ok: true,
      value: { ...ANY_SCHOLARSHIP, ...expected },
    })
  })

  it('takes amounts that are equal, whatever their decimals', () => {
    expect(parseFilter({ minAmount: '1000.00', maxAmount: '1000' }).ok).toBe(true)
  })

  it('refuses a maximum below the minimum', () => {
    const parsed = parseFilter({ minAmount: '5000', maxAmount: '900' })
    expect(parsed).toMatchObject({
      error: {
        errors: [
          {
            path: ['filter', 'maxAmount'],
            message: 'The maximum must be at least the minimum',
          },
        ],
      },
    })
  })

  it('names every faulty field at once', () => {
    const parsed = parseFilter({
      query: 'x'.repeat(301),
      minAmount: '-5',
      complexity: ['hard'],
      ownerId: '7',
    })
    expect(parsed.ok).toBe(false)
    if (parsed.ok) return
    expect(parsed.error.errors.map(({ path }) => path[1])).toEqual([
      'query',
      'minAmount',
      'complexity',
      'ownerId',
    ])
  })
})
