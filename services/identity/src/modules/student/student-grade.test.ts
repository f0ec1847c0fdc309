import { describe, expect, it } from 'vitest'
import { gradesAfter, NO_GRADES } from './student-grade.ts'

const converted = {
  gpa: '3.30',
  isGpaEstimated: true,
  gradeOriginal: '8.1',
  gradeScale: 'ten-india',
}
const inOwnWords = {
  ...NO_GRADES,
  gpa: '3.60',
  gradeOriginal: '82',
  gradeScale: 'percent of marks',
}

describe('the grades of a student', () => {
  it('are converted from the scale, and said to be an estimate', () => {
    const stated = { gradeOriginal: '8.1', gradeScale: 'ten-india' }
    expect(gradesAfter(NO_GRADES, stated)).toEqual(converted)
    expect(gradesAfter(NO_GRADES, { ...stated, gpa: '4.0' })).toEqual(converted)
  })

  it('are exact on the 4.0 scale', () => {
    const stated = { gradeOriginal: '3.45', gradeScale: 'gpa-4' }
    expect(gradesAfter(NO_GRADES, stated)).toMatchObject({
      gpa: '3.45',
      isGpaEstimated: false,
    })
  })

  it('are converted anew when one of the two changes', () => {
    expect(gradesAfter(converted, { gradeOriginal: '9.0' })?.gpa).toBe('4.00')
    expect(gradesAfter(converted, { gradeScale: 'german' })).toBeNull()
    expect(
      gradesAfter({ ...converted, gradeOriginal: '2' }, { gradeScale: 'german' }),
    ).toEqual({
      gpa: '4.00',
      isGpaEstimated: true,
      gradeOriginal: '2',
      gradeScale: 'german',
    })
  })

  it('leave no GPA behind when they are gone', () => {
    expect(gradesAfter(converted, { gradeOriginal: null })).toEqual({
      ...NO_GRADES,
      gradeScale: 'ten-india',
    })
  })

  it('give way to a GPA that is given alone', () => {
    expect(gradesAfter(converted, { gpa: '3.70' })).toEqual({ ...NO_GRADES, gpa: '3.70' })
  })

  it('stay as they are in a scale of their own words', () => {
    const stated = { gradeOriginal: '82', gradeScale: 'percent of marks', gpa: '3.60' }
    expect(gradesAfter(NO_GRADES, stated)).toEqual(inOwnWords)
    expect(gradesAfter(inOwnWords, { gradeOriginal: '83' })).toEqual({
      ...inOwnWords,
      gradeOriginal: '83',
    })
    expect(gradesAfter(inOwnWords, { gpa: '3.70' })).toEqual({ ...inOwnWords, gpa: '3.70' })
  })

  it('are unknown when the scale has no such grade', () => {
    const stated = { gradeOriginal: '82', gradeScale: 'ten-india' }
    expect(gradesAfter(NO_GRADES, stated)).toBeNull()
  })

  it('stay when a change does not mention them', () => {
    expect(gradesAfter(converted, {})).toEqual(converted)
  })
})
