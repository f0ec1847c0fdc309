import { expect, test } from 'vitest'
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

test('descendants reach to the leaves', () => {
  expect(descendants('engineering')).toEqual([
    'aerospace',
    'electrical-and-computer-engineering',
    'energy',
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
