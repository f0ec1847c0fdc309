import { expect, test } from 'vitest'
import { student } from '../testing/examples.ts'
import { EMPTY_PROFILE } from '../testing/student-saved.ts'
import { askedStudentOf } from './asked-student-of-events.ts'
import { answerOf, factKey, NOTHING_ANSWERED } from './student-answers.ts'

const AWARD = '0192d3a0-0000-7000-8000-000000000001'
const saved = {
  ...EMPTY_PROFILE,
  studentId: '018f5b0e-0000-7000-8000-000000000001',
  version: 1,
}
const nothing = { saved, details: null, answers: null, intendedUniversities: [] }

test('who has told and answered nothing', () => {
  expect(askedStudentOf(nothing)).toEqual({
    ...student({ intendedDegreeLevel: null }),
    ...NOTHING_ANSWERED,
  })
})

test('the profile, its details and its universities', () => {
  const told = askedStudentOf({
    ...nothing,
    saved: { ...saved, country: 'KE', gpa: '3.30', isGpaEstimated: true },
    details: { dateOfBirth: '2004-02-29', gender: 'woman' },
    intendedUniversities: [198419],
  })
  expect(told).toMatchObject({
    country: 'KE',
    gpa: '3.30',
    isGpaEstimated: true,
    dateOfBirth: '2004-02-29',
    gender: 'woman',
    intendedUniversities: [198419],
  })
})

test('answers are found under the key of the question, for all awards or for one', () => {
  const asked = askedStudentOf({
    ...nothing,
    answers: { jesuit: 'yes', orphan: 'declined', [`${AWARD}:already-admitted`]: 'no' },
  })
  const admitted = { fact: 'already-admitted', isPerAward: true }
  expect(answerOf(asked, 'jesuit')).toBe(true)
  expect(answerOf(asked, 'orphan')).toBe('declined')
  expect(answerOf(asked, factKey(admitted, AWARD))).toBe(false)
  expect(answerOf(asked, factKey(admitted, 'another'))).toBeNull()
})

test.each([
  [{ details: { dateOfBirth: 'yesterday', gender: null } }],
  [{ details: { dateOfBirth: null, gender: 'robot' } }],
  [{ answers: { jesuit: 'perhaps' } }],
])('what was opened and has another shape is refused: %j', (opened) => {
  expect(() => askedStudentOf({ ...nothing, ...opened })).toThrow('Invalid')
})
