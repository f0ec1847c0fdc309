import { expect, it } from 'vitest'
import type { ProfileRule } from '@landfall/matching/requirements/requirement'
import { profileRule } from './profile-rule.ts'
import { wordsOfRule } from './rule-words.ts'

const age = { years: 30, byLevel: {}, onDate: null }
const english = { toefl: 80, ielts: '6.5', duolingo: null, acceptsWaivers: true }

it.each<[ProfileRule, string]>([
  [{ kind: 'age-max', ...age }, 'You may be at most 30 years old.'],
  [
    { kind: 'age-min', ...age, onDate: '2027-07-01' },
    'You must be at least 30 years old on July 1, 2027.',
  ],
  [
    { kind: 'age-max', ...age, byLevel: { phd: 35 }, onDate: '07-01' },
    'You may be at most 30 years old (35 for PhD students) on July 1.',
  ],
  [
    { kind: 'age-max', ...age, years: null, byLevel: { graduate: 30, phd: 35 } },
    'You may be at most 30 (graduate students) or 35 (PhD students) years old.',
  ],
  [{ kind: 'born-after', date: '2000-09-01' }, 'You must be born after September 1, 2000.'],
  [
    { kind: 'citizenship-in', codes: ['KE', 'GH', 'NG'] },
    'You must be a citizen of Kenya, Ghana or Nigeria.',
  ],
  [{ kind: 'citizenship-not-in', codes: ['CU'] }, 'You must not be a citizen of Cuba.'],
  [{ kind: 'field-in', codes: ['physics'] }, 'Your field of study must be Physics.'],
  [{ kind: 'field-not-in', codes: ['law'] }, 'Your field of study must not be Law.'],
  [
    { kind: 'level-in', levels: ['graduate', 'phd'] },
    'Your degree level must be graduate or PhD.',
  ],
  [{ kind: 'gpa-min', minimum: '3.00' }, 'You need a GPA of at least 3.0.'],
  [
    { kind: 'english-min', ...english },
    'You need TOEFL 80 or IELTS 6.5, unless the test is waived.',
  ],
  [{ kind: 'visa-in', types: ['F-1', 'J-1'] }, 'Your visa must be F-1 or J-1.'],
  [{ kind: 'needs-aid' }, 'You must have financial need.'],
  [
    { kind: 'gender', genders: ['woman', 'other'] },
    'It is for women and people of other genders.',
  ],
])('%j: %s', (rule, words) => {
  expect(wordsOfRule(rule).text).toBe(words)
})

it('reads ages of levels as they are sent', () => {
  const sent = { kind: 'AGE_MAX', byLevel: [{ level: 'PHD', years: 35 }] }
  expect(profileRule.parse(sent)).toEqual({
    kind: 'age-max',
    years: null,
    byLevel: { phd: 35 },
    onDate: null,
  })
  const wrong = { kind: 'AGE_MAX', byLevel: [{ level: 'PHD', years: 300 }] }
  expect(profileRule.safeParse(wrong).success).toBe(false)
})
