import { expect, test } from 'vitest'
import { FIELD_ROWS } from './field-rows.ts'
import {
  descendants,
  FIELDS,
  fieldFilterCodes,
  fieldName,
  fieldNames,
  matchesField,
  parseField,
  parseFields,
} from './fields.ts'

const INTERESTS =
  'Engineering, Computer Science, Medicine, Business, Law, Arts & Humanities, Social Sciences, Natural Sciences, Mathematics, Education, Public Policy, International Relations, Economics, Psychology, Environmental Science, Physics, Chemistry, Biology, History, Literature, Philosophy, Architecture, Music, Fine Arts, Journalism, Communications, Agriculture, Veterinary Science'

test.each(INTERESTS.split(', '))('the form’s interest %s keeps its name', (name) => {
  expect(fieldName(parseField(name) ?? '')).toBe(name)
})

const FIRST_CODES =
  'stem engineering aerospace electrical-and-computer-engineering energy computer-science mathematics natural-sciences biology chemistry physics environmental-science environmental-studies medicine public-health veterinary-science agriculture business accounting law social-sciences anthropology development-studies economics gender-studies international-relations peace-and-conflict-studies psychology public-policy arts-and-humanities arts fine-arts music humanities history literature philosophy communications journalism education language-teaching architecture urban-planning'

test.each(FIRST_CODES.split(' '))('the stored code %s stays', (code) => {
  expect(fieldName(code)).not.toBeNull()
})

test('every name, other name and code means one field', () => {
  const named = FIELD_ROWS.flatMap(({ code, name, aliases }) =>
    [name, ...aliases, code.replaceAll('-', ' ')].map((word) => [word, code] as const),
  )
  expect(named.filter(([word, code]) => parseField(word) !== code)).toEqual([])
  const words = FIELD_ROWS.flatMap(({ name, aliases }) => [name, ...aliases])
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length)
})

test('codes are unique, and each parent comes before its children', () => {
  const seen = new Set<string | null>([null])
  for (const { code, parentCode } of FIELDS) {
    expect(seen).toContain(parentCode)
    expect(seen).not.toContain(code)
    seen.add(code)
  }
})

test('a parent matches its children, however deep, but a child not its parent', () => {
  expect(matchesField('engineering', 'electrical-and-computer-engineering')).toBe(true)
  expect(matchesField('stem', 'physics')).toBe(true)
  expect(matchesField('physics', 'physics')).toBe(true)
  expect(matchesField('physics', 'natural-sciences')).toBe(false)
  expect(matchesField('law', 'physics')).toBe(false)
})

test('an award for physicians is not for nurses, one for health sciences is for both', () => {
  for (const field of ['nursing', 'pharmacy', 'dentistry', 'public-health']) {
    expect([field, matchesField('medicine', field)]).toEqual([field, false])
    expect([field, matchesField('health-sciences', field)]).toEqual([field, true])
  }
  expect(matchesField('health-sciences', 'medicine')).toBe(true)
})

test.each([
  ['stem', 'data-science', true],
  ['stem', 'mechanical-engineering', true],
  ['stem', 'nursing', false],
  ['stem', 'psychology', false],
  ['engineering', 'civil-engineering', true],
  ['computer-science', 'data-science', false],
  ['business', 'finance', true],
  ['arts', 'music', true],
  ['arts', 'film', true],
  ['fine-arts', 'design', false],
  ['social-sciences', 'social-work', false],
  ['psychology', 'counseling', false],
])('an award for %s is for %s: %s', (asked, studied, isFor) => {
  expect(matchesField(asked, studied)).toBe(isFor)
})

test('descendants reach to the leaves', () => {
  expect(descendants('computer-science')).toEqual([
    'artificial-intelligence',
    'cybersecurity',
    'software-engineering',
  ])
  expect(descendants('stem')).toContain('environmental-studies')
  expect(descendants('law')).toEqual([])
})

test('a filter finds the field, what includes it and what lies below', () => {
  expect(fieldFilterCodes('natural-sciences')).toEqual(
    expect.arrayContaining(['natural-sciences', 'stem', 'biology']),
  )
  expect(fieldFilterCodes('natural-sciences')).not.toContain('engineering')
})

test.each([
  ['computer science', 'computer-science'],
  ['computer-science', 'computer-science'],
  ['Arts and Humanities', 'arts-and-humanities'],
  ['International Affairs', 'international-relations'],
  ['biological sciences', 'biology'],
  ['Health Sciences', 'health-sciences'],
  ['Medical Sciences', 'medicine'],
  ['Geology', 'earth-science'],
  ['Theatre', 'theater'],
  ['kinesiology', 'sports-science'],
  ['Machine Learning', 'artificial-intelligence'],
  ['theology & religious studies', 'theology-and-religious-studies'],
  ['Alchemy', null],
])('%s means %s', (text, code) => {
  expect(parseField(text)).toBe(code)
})

test('lists become rules', () => {
  expect(parseFields(['All fields', 'Law']).rule).toEqual({ kind: 'all', codes: [] })
  expect(parseFields([]).rule.kind).toBe('not-stated')
  expect(parseFields(['Physics', 'Law', 'physics', 'Alchemy'])).toEqual({
    rule: { kind: 'listed', codes: ['law', 'physics'] },
    unknown: ['Alchemy'],
  })
})

test('rules become names', () => {
  expect(fieldNames({ kind: 'all', codes: [] })).toEqual(['All fields'])
  expect(fieldNames({ kind: 'not-stated', codes: [] })).toBeNull()
  expect(fieldNames({ kind: 'listed', codes: ['law', 'physics'] })).toEqual([
    'Law',
    'Physics',
  ])
})
