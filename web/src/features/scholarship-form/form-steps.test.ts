import { describe, expect, it } from 'vitest'
import { checkScholarship } from './check-scholarship.ts'
import { formSteps, placeOfField, statesOfSteps, stepOfField } from './form-steps.ts'
import { newScholarship } from './scholarship-values.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('the steps of the form', () => {
  it('have each field once', () => {
    const fields = Object.keys(newScholarship(''))
    expect(new Set(fields.map(placeOfField)).size).toBe(fields.length)
    expect(new Set(fields.map(stepOfField))).toEqual(
      new Set(formSteps.filter((step) => step !== 'check')),
    )
  })

  it('are those of the controls within a field, too', () => {
    expect(stepOfField('requirements.row-1.text')).toBe('requirements')
  })

  it('say what is missing, and that some of it may be left out', () => {
    const values = { ...newScholarship('Harbour Trust'), title: 'Harbour Award' }
    const states = (changes: Partial<typeof values>) =>
      statesOfSteps(checkScholarship({ ...values, ...changes }, { isDraft: false, now }))
    expect(states({ amount: '500', description: 'a'.repeat(50) })).toEqual({
      basics: 'done',
      applicants: 'missing',
      requirements: 'missing',
      application: 'missing',
      more: 'optional',
      check: 'missing',
    })
    expect(states({ maxFamilyIncome: 'little' }).more).toBe('missing')
  })
})
