import { FIELDS, parseField } from '@landfall/matching/reference/fields'
import { expect, it } from 'vitest'
import { studyFieldOf, studyFields, studyFieldsByName } from './study-fields.ts'

const names = studyFields.map(({ value }) => value)

/** The specified fields of the profile, then those of the matching form. */
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
  ['Medical Sciences', ['Medicine']],
  [
    'Computing',
    [
      'Computer Science',
      'Artificial Intelligence',
      'Cybersecurity',
      'Software Engineering',
    ],
  ],
  ['Electrical Engineering', ['Electrical & Computer Engineering']],
  ['Language', ['Languages', 'Language Teaching']],
  [
    'Business',
    [
      'Business',
      'Accounting',
      'Business Analytics',
      'Entrepreneurship',
      'Finance',
      'Hospitality & Tourism',
      'Human Resources',
      'International Business',
      'Marketing',
      'Supply Chain Management',
    ],
  ],
])('finds for "%s" also what lies in it', (word, expected) => {
  const found = studyFields.filter(({ otherNames }) => otherNames?.includes(word))
  expect(found.map(({ value }) => value)).toEqual(expected)
})

const foundBy = (word: string) =>
  studyFields
    .filter(({ otherNames }) => otherNames?.includes(word))
    .map(({ value }) => value)

it('finds by the name of a group what lies in it, and by that of a wider field', () => {
  expect(foundBy('STEM')).toEqual(
    expect.arrayContaining([
      'Engineering',
      'Civil Engineering',
      'Data Science',
      'Neuroscience',
    ]),
  )
  expect(foundBy('STEM')).not.toContain('Nursing')
  expect(foundBy('Health Sciences')).toEqual(
    expect.arrayContaining(['Health Sciences', 'Medicine', 'Nursing', 'Pharmacy']),
  )
})

it('has every name before the fields that are found by it', () => {
  for (const name of names) {
    // Ignores case, as the list does.
    const found = studyFields.filter(({ otherNames }) =>
      otherNames?.toLowerCase().includes(name.toLowerCase()),
    )
    expect([name, 'Arts & Humanities']).toContain(found[0]?.value)
  }
})
