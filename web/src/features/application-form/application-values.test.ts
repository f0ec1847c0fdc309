import { expect, it } from 'vitest'
import {
  changedFields,
  faultsOf,
  formOf,
  newRow,
  tabOf,
  valuesOf,
} from './application-values.ts'
import { countWords } from './count-words.ts'

const empty = valuesOf({})

it('shows a record and sends the same back', () => {
  const record = {
    firstName: 'Ama',
    toeflScore: 101,
    currentGpa: '3.65',
    otherScholarships: ['Rift Fund', 'Delta'],
    awards: [
      {
        organization: 'City',
        role: null,
        startedOn: '2024-01-01',
        endedOn: null,
        hoursPerWeek: 4,
        description: null,
      },
    ],
  }
  const values = valuesOf(record)
  expect(values).toMatchObject({ toeflScore: '101', otherScholarships: 'Rift Fund\nDelta' })
  expect(formOf(values)).toMatchObject(record)
  expect(changedFields(values, formOf(valuesOf(record)))).toBeNull()
})

it('sends only what differs, what is cleared as null, and rows with something in them', () => {
  const before = { ...empty, phone: '1' }
  const rows = [newRow({ role: ' Head ' }), newRow()]
  const values = {
    ...before,
    phone: ' ',
    lastName: 'Mensah',
    currentGpa: '3,5',
    workExperience: rows,
  }
  expect(changedFields(values, formOf(before))).toEqual({
    phone: null,
    lastName: 'Mensah',
    currentGpa: '3.5',
    workExperience: [
      {
        organization: null,
        role: 'Head',
        startedOn: null,
        endedOn: null,
        hoursPerWeek: null,
        description: null,
      },
    ],
  })
})

it.each([
  ['currentGpa', '4.1'],
  ['currentGpa', '3.655'],
  ['currentGpa', 'good'],
  ['ieltsScore', '9.5'],
  ['ieltsScore', '6.3'],
  ['toeflScore', '121'],
  ['toeflScore', '90.5'],
  ['toeflScore', '5'],
  ['toeflScore', '5.5'],
  ['duolingoScore', '9'],
] as const)('finds that %s cannot be %s, and sends the others alone', (name, typed) => {
  const values = { ...empty, [name]: typed, phone: '1' }
  expect(Object.keys(faultsOf(values))).toEqual([name])
  expect(changedFields(values, formOf(empty))).toEqual({ phone: '1' })
})

it('finds hours that no week has', () => {
  const awards = [newRow({ hoursPerWeek: '40' }), newRow({ hoursPerWeek: '169' })]
  expect(Object.keys(faultsOf({ ...empty, awards }))).toEqual(['awards'])
})

it.each([
  ['firstName', 'PERSONAL'],
  ['ieltsScore', 'ACADEMIC'],
  ['essay3', 'ESSAYS'],
  ['volunteerWork', 'EXPERIENCE'],
  ['deadline', null],
] as const)('knows that %s stands in %s', (name, tab) => {
  expect(tabOf(name)).toBe(tab)
})

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  [' I dig\n\nwells,  daily ', 4],
])('counts the words of %j: %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})
