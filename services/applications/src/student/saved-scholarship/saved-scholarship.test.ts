import { describe, expect, it } from 'vitest'
import { changeSaved, mergeOnSave } from './saved-scholarship.ts'

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

describe('a change of a saved scholarship', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const existing = {
    id: 'i',
    studentId: 's',
    scholarshipId: 'a',
    applicationStatus: 'planned',
    notes: 'x',
    version: 3,
    createdAt: now,
    updatedAt: now,
  } as const
  it('leaves the same record when the values are the same or absent', () => {
    expect(changeSaved(existing, {}, now)).toBe(existing)
    const same = { applicationStatus: 'planned', notes: 'x' } as const
    expect(changeSaved(existing, same, now)).toBe(existing)
  })
  it('is a new version when a status differs or notes are cleared', () => {
    const applied = changeSaved(existing, { applicationStatus: 'applied' }, now)
    expect(applied).toMatchObject({ applicationStatus: 'applied', notes: 'x', version: 4 })
    expect(changeSaved(existing, { notes: null }, now)).toMatchObject({ notes: null })
  })
})
