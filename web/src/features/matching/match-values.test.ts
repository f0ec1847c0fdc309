import { describe, expect, it } from 'vitest'
import {
  checkMatchValues,
  emptyMatchValues,
  matchInputOf,
  startValues,
  withTyped,
  type MatchProfile,
  type MatchStudent,
  type MatchValues,
} from './match-values.ts'

const nothingStated: MatchStudent = {
  id: 'ama',
  country: null,
  countryName: null,
  intendedDegreeLevel: null,
  fieldOfInterest: null,
  gpa: null,
  gradeScale: null,
  gradeOriginal: null,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  needsFinancialAid: null,
}

const last: MatchProfile = {
  academicField: 'Physics',
  degreeLevel: 'phd',
  gpa: '3.1',
  gradeScale: null,
  gradeOriginal: null,
  country: null,
  countryName: 'Other',
  englishProficiency: 'native',
  financialNeed: 'full',
  careerGoals: 'Measure the wind at sea.',
  extracurriculars: null,
  preferredStates: ['CA', 'NY'],
  minAmount: '10000.00',
}

const filled: MatchValues = {
  ...emptyMatchValues,
  academicField: 'Physics',
  degreeLevel: 'phd',
  gradeScale: 'gpa-4',
  gradeOriginal: '3.1',
  country: 'KE',
  englishProficiency: 'native',
  financialNeed: 'full',
  careerGoals: 'Measure the wind at sea.',
}

describe('what the form begins with', () => {
  it('is nothing without a profile and an earlier match', () => {
    expect(startValues(null, null)).toEqual(emptyMatchValues)
    expect(startValues(nothingStated, null)).toEqual(emptyMatchValues)
  })

  it('is what the profile holds, and of the rest what the last match was made with', () => {
    const student = { ...nothingStated, country: 'GH', gpa: '3.60' }
    expect(startValues(student, last)).toEqual({
      academicField: 'Physics',
      degreeLevel: 'phd',
      gradeScale: 'gpa-4',
      gradeOriginal: '3.60',
      country: 'GH',
      englishProficiency: 'native',
      financialNeed: 'full',
      careerGoals: 'Measure the wind at sea.',
      extracurriculars: '',
      preferredStates: ['CA', 'NY'],
      minAmount: '10000.00',
    })
  })

  it('is the country outside the list that the profile holds', () => {
    const student = { ...nothingStated, countryName: 'Other' }
    expect(startValues(student, { ...last, country: 'KE' }).country).toBe('other')
  })

  it.each([
    [['Public Policy', 'Physics'], 'Public Policy'],
    [['Public Health'], 'Public Health'],
    [['Underwater basketry', 'Biological Sciences'], 'Biology'],
    [['Underwater basketry'], ''],
  ])('takes of the interests %j the first that the form knows', (interests, field) => {
    const student = { ...nothingStated, fieldOfInterest: interests }
    expect(startValues(student, null).academicField).toBe(field)
  })

  it('keeps the field of the last match, however it was named', () => {
    const before = { ...last, academicField: 'public health' }
    expect(startValues(null, before).academicField).toBe('Public Health')
  })

  it.each([
    [{ toeflScore: 104 }, 'toefl_100'],
    [{ toeflScore: 99 }, 'toefl_90'],
    [{ toeflScore: 79 }, ''],
    [{ ieltsScore: '7.0' }, 'ielts_7'],
    [{ ieltsScore: '6.5', englishProficiency: 'TOEFL_90' as const }, 'ielts_6_5'],
    [{ ieltsScore: '6.0' }, ''],
    [{ englishProficiency: 'TOEFL_80' as const }, 'toefl_80'],
    [{ englishProficiency: 'NATIVE' as const, toeflScore: 90 }, 'native'],
    [{ englishProficiency: 'OTHER' as const }, 'other'],
  ])('reads %j as the band "%s"', (stated, band) => {
    const student = { ...nothingStated, ...stated }
    expect(startValues(student, null).englishProficiency).toBe(band)
  })

  it('keeps what a visitor typed before signing up', () => {
    const typed = { ...emptyMatchValues, gradeOriginal: '3.9', preferredStates: ['TX'] }
    expect(withTyped(filled, typed)).toEqual({
      ...filled,
      gradeOriginal: '3.9',
      preferredStates: ['TX'],
    })
  })
})

describe('the form before it is sent', () => {
  it('names everything that is missing', () => {
    expect(checkMatchValues(emptyMatchValues)).toEqual({
      academicField: 'Please select your field of study',
      degreeLevel: 'Please select your degree level',
      country: 'Please select your country',
      englishProficiency: 'Please select your English proficiency',
      financialNeed: 'Please indicate your financial need',
      careerGoals: 'Please describe your career goals (at least 10 characters)',
    })
    expect(checkMatchValues(filled)).toEqual({})
  })

  it('needs no grade, and for one its scale', () => {
    const none = { ...filled, gradeOriginal: ' ' }
    expect(checkMatchValues(none)).toEqual({})
    expect(matchInputOf(none)).not.toHaveProperty('gradeScale')
    expect(checkMatchValues({ ...filled, gradeScale: '' })).toEqual({
      gradeScale: 'Please choose your grading scale',
    })
  })

  it('wants ten characters of goals, spaces around them not counted', () => {
    const faults = checkMatchValues({ ...filled, careerGoals: '  nine char  ' })
    expect(Object.keys(faults)).toEqual(['careerGoals'])
    expect(checkMatchValues({ ...filled, careerGoals: 'ten chars.' })).toEqual({})
  })

  it('leaves out what is optional and empty, and reads figures as they are typed', () => {
    expect(matchInputOf({ ...filled, gradeOriginal: ' 3,45 ' })).toEqual({
      academicField: 'Physics',
      degreeLevel: 'phd',
      gradeScale: 'gpa-4',
      gradeOriginal: '3.45',
      country: 'KE',
      englishProficiency: 'native',
      financialNeed: 'full',
      careerGoals: 'Measure the wind at sea.',
    })
    const more = {
      extracurriculars: 'Sailing',
      preferredStates: ['ME'],
      minAmount: 'US$12,500',
    }
    expect(matchInputOf({ ...filled, ...more })).toMatchObject({
      ...more,
      minAmount: '12500',
    })
  })
})
