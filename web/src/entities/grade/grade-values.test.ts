import { expect, it } from 'vitest'
import { gradeFaults, gradeInWords, gradeValuesOf, plainGrade } from './grade-values.ts'

it.each([
  [null, '', ''],
  [{ gpa: null, gradeScale: null, gradeOriginal: null }, '', ''],
  [{ gpa: '3.45', gradeScale: null, gradeOriginal: null }, 'gpa-4', '3.45'],
  [{ gpa: '3.30', gradeScale: 'ten-india', gradeOriginal: '8.1' }, 'ten-india', '8.1'],
  // A grade in a scale that the student described has no code: the scale has to be chosen anew.
  [{ gpa: '3.60', gradeScale: null, gradeOriginal: '82' }, '', '82'],
])(
  'the grade of %j starts as scale "%s" and grade "%s"',
  (grade, gradeScale, gradeOriginal) => {
    expect(gradeValuesOf(grade)).toEqual({ gradeScale, gradeOriginal })
  },
)

it.each([
  [' 8,1 ', '8.1'],
  ['-3', '-3'],
  ['2:1', '2:1'],
  ['A*', 'A*'],
])('reads %j as %s', (typed, grade) => {
  expect(plainGrade(typed)).toBe(grade)
})

it('asks for the scale of a grade, and for no grade', () => {
  expect(gradeFaults({ gradeScale: '', gradeOriginal: '82' })).toEqual({
    gradeScale: 'Please choose your grading scale',
  })
  expect(gradeFaults({ gradeScale: '', gradeOriginal: ' ' })).toEqual({})
  expect(gradeFaults({ gradeScale: 'german', gradeOriginal: '' })).toEqual({})
})

const stated = {
  gpa: '3.30',
  isGpaEstimated: true,
  gradeScale: 'ten-india',
  gradeOriginal: '8.1',
  gpaOriginalScale: 'CGPA out of 10',
}
const plain = { ...stated, isGpaEstimated: false }

it.each([
  [stated, '8.1 (CGPA out of 10), about 3.3'],
  [
    {
      ...plain,
      gradeScale: 'gpa-4',
      gradeOriginal: '3.30',
      gpaOriginalScale: 'GPA out of 4.0',
    },
    '3.30 (GPA out of 4.0)',
  ],
  [{ ...plain, gradeScale: null, gradeOriginal: null, gpaOriginalScale: null }, 'GPA 3.30'],
  [{ ...plain, gradeScale: null, gpaOriginalScale: 'percent' }, '8.1 (percent), GPA 3.30'],
  [{ gpa: '3.30', gradeScale: 'ten-india', gradeOriginal: '8.1' }, '8.1, about 3.3'],
  [{ gpa: null, gradeOriginal: null }, null],
])('says %j in words', (student, words) => {
  expect(gradeInWords(student)).toBe(words)
})
