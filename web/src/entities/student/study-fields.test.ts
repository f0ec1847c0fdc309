import { FIELDS, parseField } from '@landfall/matching/reference/fields'
import { expect, it } from 'vitest'
import { studyFieldOf, studyFields, studyFieldsByName } from './study-fields.ts'

const names = studyFields.map(({ value }) => value)

/** Of the profile, then of the matching form. */
const SPECIFIED = [
  'Engineering, Computer Science, Medicine, Business, Law, Arts & Humanities, Social Sciences, Natural Sciences',
  'Mathematics, Education, Public Policy, International Relations, Economics, Psychology, Environmental Science',
  'Physics, Chemistry, Biology, History, Literature, Philosophy, Architecture, Music, Fine Arts, Journalism',
  'Communications, Agriculture, Veterinary Science',
].flatMap((line) => line.split(', '))

it('has every field that an award can be for, but not the group of several', () => {
  expect(studyFieldsByName.map(({ value }) => value)).toEqual(
    names.toSorted((a, b) => a.localeCompare(b)),
  )
  expect(names.toSorted()).toEqual(
    FIELDS.map(({ name }) => name)
      .filter((name) => name !== 'STEM')
      .toSorted(),
  )
  expect(names).toEqual(expect.arrayContaining(['Public Health', 'Accounting']))
})

it('keeps the names of the first forms', () => {
  expect(names).toEqual(expect.arrayContaining(SPECIFIED))
})

it('is read by the servers', () => {
  expect(names.filter((name) => parseField(name) === null)).toEqual([])
})

it.each([
  ['public health', 'Public Health'],
  ['Biological Sciences', 'Biology'],
  ['STEM', null],
  ['Alchemy', null],
])('reads "%s" as %s', (text, name) => {
  expect(studyFieldOf(text)).toBe(name)
})

it.each([
  ['Health Sciences', ['Medicine', 'Public Health']],
  ['Electrical Engineering', ['Electrical & Computer Engineering']],
  ['Language', ['Language Teaching']],
  [
    'Engineering',
    ['Engineering', 'Aerospace', 'Electrical & Computer Engineering', 'Energy'],
  ],
])('finds for "%s" also what lies in it', (word, expected) => {
  const found = studyFields.filter(({ otherNames }) => otherNames?.includes(word))
  expect(found.map(({ value }) => value)).toEqual(expected)
})

it('has every name before the fields that are found by it', () => {
  for (const name of names) {
    const found = studyFields.filter(({ otherNames }) => otherNames?.includes(name))
    expect([name, 'Arts & Humanities', 'Computer Science']).toContain(found[0]?.value)
  }
})
