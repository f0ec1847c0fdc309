import { expect, test } from 'vitest'
import { requirementSchema } from './scholarship-requirements.ts'

const question = {
  by: 'question',
  fact: 'jesuit',
  question: 'Are you a Jesuit?',
  expects: true,
  isPerAward: false,
}

function read(decide: object) {
  return requirementSchema.safeParse({
    key: 'group-1',
    text: 'You must be a Jesuit.',
    label: 'Jesuit',
    kind: 'group',
    figures: {},
    appliesTo: ['graduate'],
    asOf: null,
    decide,
  })
}

const rule = (rule: object) => read({ by: 'profile', rule }).success
const alternatives = (of: object[]) => read({ by: 'alternatives', of }).success
const age = { kind: 'age-max', years: 35, byLevel: { phd: 40 } }

test('who decides is one of five', () => {
  const profile = { by: 'profile', rule: { kind: 'needs-aid' } }
  const each = [profile, question, { by: 'action' }, { by: 'provider' }]
  expect(each.map((decide) => read(decide).success)).toEqual([true, true, true, true])
  expect(read({ by: 'alternatives', of: [profile, question] }).success).toBe(true)
  expect(read({ by: 'model' }).success).toBe(false)
})

test('alternatives are at least two, never steps, and hold no others', () => {
  expect(alternatives([question])).toBe(false)
  expect(alternatives([question, { by: 'action' }])).toBe(false)
  const inner = { by: 'alternatives', of: [question, question] }
  expect(alternatives([question, inner])).toBe(false)
})

test('rules are those that code can judge', () => {
  expect(rule({ kind: 'shoe-size', minimum: '42' })).toBe(false)
  expect(rule({ kind: 'citizenship-in', codes: [] })).toBe(false)
  expect(rule({ kind: 'gpa-min', minimum: '3,5' })).toBe(false)
})

test.each([
  [null, true],
  ['04-01', true],
  ['2023-09-01', true],
  ['1 April', false],
])('an age may count on %s: %s', (onDate, isRead) => {
  expect(rule({ ...age, onDate })).toBe(isRead)
})
