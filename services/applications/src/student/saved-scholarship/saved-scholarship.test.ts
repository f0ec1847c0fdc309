import { describe, expect, it } from 'vitest'
import { isNoChange, mergeOnSave } from './saved-scholarship.ts'

describe('saving a scholarship that is already saved', () => {
  it.each([
    ['a second heart', 'not_applied', undefined, {}],
    [
      'opening the provider’s page',
      'not_applied',
      'planned',
      { applicationStatus: 'planned' },
    ],
    ['opening it again after applying', 'applied', 'planned', {}],
    ['opening it after a rejection', 'rejected', 'planned', {}],
    ['a heart after planning', 'planned', 'not_applied', {}],
  ] as const)('%s', (_name, existing, wanted, change) => {
    expect(
      mergeOnSave(
        { applicationStatus: existing, notes: null },
        { applicationStatus: wanted },
      ),
    ).toEqual(change)
  })

  it('never overwrites notes that are there', () => {
    const existing = { applicationStatus: 'planned', notes: 'ask Dr. Ode' } as const
    expect(mergeOnSave(existing, { notes: 'other' })).toEqual({})
    expect(mergeOnSave({ ...existing, notes: null }, { notes: 'other' })).toEqual({
      notes: 'other',
    })
  })
})

describe('a change that changes nothing', () => {
  const existing = { applicationStatus: 'planned', notes: 'x' } as const
  it('is recognised when the values are the same or absent', () => {
    expect(isNoChange(existing, {})).toBe(true)
    expect(isNoChange(existing, { applicationStatus: 'planned', notes: 'x' })).toBe(true)
  })
  it('is not when a status differs or notes are cleared', () => {
    expect(isNoChange(existing, { applicationStatus: 'applied' })).toBe(false)
    expect(isNoChange(existing, { notes: null })).toBe(false)
  })
})
