import { describe, expect, it } from 'vitest'
import {
  changedFacts,
  factsOf,
  missingFields,
  unreadableFields,
  valuesOf,
} from './student-values.ts'

const account = { firstName: 'Ama', lastName: 'Mensah', email: 'ama@example.org' }
const empty = valuesOf(null, account)

describe('the values of the profile form', () => {
  it('begin with the account and nothing told', () => {
    expect(empty).toMatchObject({ ...account, country: '', needsFinancialAid: '' })
    expect(Object.values(factsOf(empty)).every((fact) => fact === null)).toBe(true)
  })

  it('name every required field that is empty', () => {
    expect(missingFields({ ...empty, lastName: '  ' })).toEqual({
      lastName: 'Last name is required',
      country: 'Country is required',
    })
  })

  it.each([
    ['gpa', '4.01'],
    ['gpa', '3.455'],
    ['ieltsScore', '6.55'],
    ['ieltsScore', '9.5'],
    ['toeflScore', '121'],
    ['toeflScore', '99.5'],
    ['duolingoScore', '9'],
    ['expectedFamilyContribution', 'little'],
    ['email', 'ama@'],
  ] as const)('refuse %s %s', (name, typed) => {
    expect(Object.keys(unreadableFields({ ...empty, [name]: typed }))).toEqual([name])
  })

  it.each([
    ['gpa', '4.0'],
    ['gpa', '0'],
    ['ieltsScore', '6,5'],
    ['toeflScore', '120'],
    ['expectedFamilyContribution', 'US$12,500.50'],
  ] as const)('take %s %s', (name, typed) => {
    expect(unreadableFields({ ...empty, [name]: typed })).toEqual({})
  })

  it('send only what changed, and null for what was cleared', () => {
    const before = { ...empty, country: 'GH', gpa: '3.50', fieldOfInterest: ['Law'] }
    const after = { ...before, gpa: '', toeflScore: '101', fieldOfInterest: [] }
    expect(changedFacts(after, before)).toEqual({
      gpa: null,
      toeflScore: 101,
      fieldOfInterest: null,
    })
    expect(changedFacts(before, before)).toEqual({})
  })

  it('keep "no" apart from "not told", and no details of a stay that was not', () => {
    const values = { ...empty, hasLivedInUs: 'no', usResidencyDetails: 'Boston' } as const
    expect(factsOf(values).usResidencyHistory).toEqual({
      hasLivedInUs: false,
      details: null,
    })
    expect(factsOf(empty).usResidencyHistory).toBeNull()
    expect(factsOf({ ...empty, needsFinancialAid: 'no' }).needsFinancialAid).toBe(false)
  })
})
