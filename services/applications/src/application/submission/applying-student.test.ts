import { askedStudent } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { type ApplicationForm, EMPTY_FORM } from '../application/application-form.ts'
import { applyingStudent } from './applying-student.ts'

const englishTestDate = '2024-05-01'
const PROFILE = {
  ...askedStudent(),
  toeflScore: 94,
  ieltsScore: '6.5',
  duolingoScore: null,
  englishTestDate,
}

it.each<[Partial<ApplicationForm>, string | null]>([
  [{}, englishTestDate],
  [{ toeflScore: 94, ieltsScore: '6.50' }, englishTestDate],
  [{ toeflScore: 101 }, null],
  [{ toeflScore: 94, ieltsScore: '7.0' }, null],
  [{ duolingoScore: 120 }, null],
])('of a form with %o the tests were on %s', (form, day) => {
  const student = applyingStudent({ ...EMPTY_FORM, ...form }, PROFILE)
  expect(student.englishTestDate).toBe(day)
})
