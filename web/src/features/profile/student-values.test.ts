import { describe, expect, it } from 'vitest'
import { storedStudent } from '#testing/stored-student.ts'
import {
  changedFacts,
  factsOf,
  missingFields,
  unreadableFields,
  valuesOf,
  type StudentRecord,
} from './student-values.ts'

const account = { firstName: 'Ama', lastName: 'Mensah', email: 'ama@example.org' }
const empty = valuesOf(null, account)

describe('the values of the profile form', () => {
  it('begin with the account and nothing told', () => {
    expect(empty).toMatchObject({ ...account, country: '', needsFinancialAid: '' })
    const { intendedUniversityIds, ...facts } = factsOf(empty)
    expect(intendedUniversityIds).toEqual([])
    expect(Object.values(facts).every((fact) => fact === null)).toBe(true)
  })

  it('keep a country that is on no list', () => {
    const stored = storedStudent as unknown as StudentRecord
    const other = valuesOf({ ...stored, country: null, countryName: 'Other' }, account)
    expect(other.country).toBe('other')
    expect(changedFacts({ ...other, gender: 'WOMAN' }, other)).toEqual({ gender: 'WOMAN' })
    expect(valuesOf({ ...stored, country: null, countryName: null }, account).country).toBe(
      '',
    )
  })

  it('name every required field that is empty', () => {
    expect(missingFields({ ...empty, lastName: '  ' })).toEqual({
      lastName: 'Last name is required',
      country: 'Country is required',
    })
  })

  it.each([
    ['ieltsScore', '6.55'],
    ['ieltsScore', '6,3'],
    ['ieltsScore', '9.5'],
    ['toeflScore', '121'],
    ['toeflScore', '99.5'],
    ['toeflScore', '5'],
    ['toeflScore', '4.5'],
    ['duolingoScore', '9'],
    ['expectedFamilyContribution', 'little'],
    ['email', 'ama@'],
  ] as const)('refuse %s %s', (name, typed) => {
    expect(Object.keys(unreadableFields({ ...empty, [name]: typed }))).toEqual([name])
  })

  it.each([
    ['ieltsScore', '6,5'],
    ['toeflScore', '120'],
    ['toeflScore', '60'],
    ['expectedFamilyContribution', 'US$12,500.50'],
  ] as const)('take %s %s', (name, typed) => {
    expect(unreadableFields({ ...empty, [name]: typed })).toEqual({})
  })

  it('send only what changed, and null for what was cleared', () => {
    const before = { ...empty, country: 'GH', gender: 'WOMAN', fieldOfInterest: ['Law'] }
    const after = { ...before, gender: '', toeflScore: '101', fieldOfInterest: [] }
    expect(changedFacts(after, before)).toEqual({
      gender: null,
      toeflScore: 101,
      fieldOfInterest: null,
    })
    expect(changedFacts(before, before)).toEqual({})
  })

  it('send a grade with its scale, though only one of them changed', () => {
    const before = { ...empty, gradeScale: 'gpa-4', gradeOriginal: '3.45' }
    expect(changedFacts({ ...before, gradeOriginal: '3,6' }, before)).toEqual({
      gradeScale: 'gpa-4',
      gradeOriginal: '3.6',
    })
    const unlisted = { ...before, gradeScale: '' }
    expect(unreadableFields(unlisted)).toEqual({
      gradeScale: 'Please choose your grading scale',
    })
    expect(unreadableFields(unlisted, unlisted)).toEqual({})
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
