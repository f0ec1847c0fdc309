import { student } from '@landfall/matching/testing/examples'
import { describe, expect, it } from 'vitest'
import { formAgain } from './form-again.input.ts'
import type { MatchProfile } from './match-run.ts'

const profile: MatchProfile = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  gradeScale: null,
  gradeOriginal: null,
  country: 'IN',
  countryName: 'India',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Build software that helps farmers plan irrigation',
  extracurriculars: null,
  preferredStates: ['TX'],
  minAmount: '5000',
}

describe('the form of an earlier match', () => {
  it('is sent as it was while the profile is the same', () => {
    expect(
      formAgain({ ...profile, country: null, countryName: 'Other' }, null),
    ).toMatchObject({
      academicField: { code: 'computer-science' },
      country: { code: null, name: 'Other' },
      gpa: '3.60',
      preferredStates: ['TX'],
      minAmount: '5000',
    })
  })

  it('takes what the profile says now, and keeps what it does not say', () => {
    const current = student({
      country: 'KE',
      intendedDegreeLevel: 'phd',
      fieldCodes: ['physics', 'mathematics'],
      gpa: '3.10',
      englishProficiency: 'native',
    })
    expect(formAgain(profile, current)).toMatchObject({
      academicField: { code: 'physics' },
      country: { code: 'KE' },
      degreeLevel: 'phd',
      // The profile's own counts.
      gpa: null,
      englishProficiency: 'native',
      financialNeed: 'high',
    })
    const silent = student({ intendedDegreeLevel: null, englishProficiency: 'other' })
    expect(formAgain(profile, silent)).toEqual(formAgain(profile, null))
  })

  it('keeps a field that is one of the profile’s, or within one', () => {
    const among = student({ fieldCodes: ['physics', 'computer-science'] })
    expect(formAgain(profile, among)?.academicField.code).toBe('computer-science')
    const within = { ...profile, academicField: 'Electrical Engineering' }
    expect(
      formAgain(within, student({ fieldCodes: ['engineering'] }))?.academicField.code,
    ).toBe('electrical-and-computer-engineering')
  })

  it('is none where today’s form would refuse it', () => {
    expect(formAgain({ ...profile, careerGoals: 'short' }, null)).toBeNull()
  })
})
