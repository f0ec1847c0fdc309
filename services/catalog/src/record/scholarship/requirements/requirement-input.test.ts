import { describe, expect, it } from 'vitest'
import { requirementInputs } from './requirement-input.ts'

function read(stated: unknown) {
  const found = requirementInputs.safeParse(stated)
  return found.success
    ? (found.data ?? []).map(({ text, decide }) => ({ text, ...decide }))
    : found.error.issues.map(({ message }) => message)
}

describe('a cell with rules', () => {
  it.each([
    ['age-max: 30', { kind: 'age-max', years: 30, byLevel: {}, onDate: null }],
    ['AGE-MIN: 18 on 07-01', { kind: 'age-min', years: 18, byLevel: {}, onDate: '07-01' }],
    ['born-after: 2000-09-01', { kind: 'born-after', date: '2000-09-01' }],
    ['gender: women, other', { kind: 'gender', genders: ['woman', 'other'] }],
    ['gpa-min: 3.25', { kind: 'gpa-min', minimum: '3.25' }],
    [
      'english-min: TOEFL 80, IELTS 6.5, waivers',
      {
        kind: 'english-min',
        toefl: 80,
        ielts: '6.5',
        duolingo: null,
        acceptsWaivers: true,
      },
    ],
    ['visa-in: f1, J-1', { kind: 'visa-in', types: ['F-1', 'J-1'] }],
    ['citizenship-in: Kenya, UG', { kind: 'citizenship-in', codes: ['KE', 'UG'] }],
    ['citizenship-not-in: US', { kind: 'citizenship-not-in', codes: ['US'] }],
    ['field-in: Engineering', { kind: 'field-in', codes: ['engineering'] }],
    ['field-not-in: Physics', { kind: 'field-not-in', codes: ['physics'] }],
    ["level-in: Master's, PhD", { kind: 'level-in', levels: ['graduate', 'phd'] }],
    ['needs-aid', { kind: 'needs-aid' }],
  ])('%s is a rule on the profile', (cell, rule) => {
    expect(read(cell)).toEqual([{ text: null, by: 'profile', rule }])
  })

  it('says questions, steps and what only the provider judges, each with words of its own', () => {
    const cell = [
      'fact: full-time-student',
      'No first degree yet => question-no: Do you hold a bachelor’s degree?',
      'step: Send two references; provider: Good standing',
      'Our own interview => step',
    ].join('\n')
    const own = 'Do you hold a bachelor’s degree?'
    expect(read(cell)).toEqual([
      {
        text: null,
        by: 'question',
        fact: 'full-time-student',
        question: null,
        expects: true,
      },
      {
        text: 'No first degree yet',
        by: 'question',
        fact: null,
        question: own,
        expects: false,
      },
      { text: 'Send two references', by: 'action' },
      { text: 'Good standing', by: 'provider' },
      { text: 'Our own interview', by: 'action' },
    ])
  })

  it('names the levels that are asked in brackets', () => {
    const [one] = requirementInputs.parse("[Master's, phd] gpa-min: 3.25") ?? []
    expect(one).toMatchObject({ appliesTo: ['graduate', 'phd'], text: null })
  })

  it('may be JSON in the shape of the graph', () => {
    const one = {
      text: 'Adults',
      decidedBy: 'PROFILE',
      rule: { kind: 'AGE_MIN', years: 18 },
    }
    const rule = { kind: 'age-min', years: 18, byLevel: {}, onDate: null }
    expect(read(JSON.stringify([one]))).toEqual([{ text: 'Adults', by: 'profile', rule }])
    expect(read([one])).toEqual([{ text: 'Adults', by: 'profile', rule }])
    expect(read('[{"text": ')).toEqual(['Requirement rules are not valid JSON'])
  })

  it('states nothing when it is empty', () => {
    expect(['', ' ; ', [], null].map((cell) => requirementInputs.parse(cell))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['age-max: old', 'Age must be a whole number from 0 to 120'],
    ['age-max: 0', 'Age must be at least 1'],
    ['age-max', 'Age is missing'],
    [
      'age-min: 18 on 02-30',
      'The day on which the age counts must be a date, such as 2027-07-01 or 07-01',
    ],
    ['gpa-min: 4.5', 'GPA must be a number from 0 to 4'],
    ['gpa-min', 'GPA is missing'],
    ['english-min: fluent', 'At least one of TOEFL, IELTS and Duolingo is needed'],
    ['visa-in:', 'Visas are missing'],
    ['citizenship-in: Atlantis', '“Atlantis” is not on the list of countries'],
    ['gender: everybody', '“everybody” is not woman, man or other'],
    ['born-after: soon', 'The date must be written like 2000-09-01'],
    [
      'question: Full-time',
      'The question must be one that yes or no answers, and end with a question mark',
    ],
    ['question', 'The question is missing'],
    ['Kind and honest', '“Kind and honest” is not a rule; write for example “age-max: 30”'],
    ['[everybody] needs-aid', '“everybody” is not a degree level'],
  ])('%s: %s', (cell, message) => {
    expect(read(`needs-aid; ${cell}`)).toEqual([`Requirement 2: ${message}`])
  })

  it.each([
    [{ decidedBy: 'PROFILE' }, 'The rule is missing'],
    [
      { decidedBy: 'PROFILE', rule: { kind: 'SHOE_SIZE' } },
      'The rule is not one of those that a profile decides',
    ],
    [{ decidedBy: 'QUESTION', question: {} }, 'The question is missing'],
    [
      { decidedBy: 'the moon' },
      'Who decides it must be one of profile, question, action, provider',
    ],
    [7, 'It is not written as a requirement'],
  ])('%j: %s', (one, message) => {
    expect(read([one])).toEqual([`Requirement 1: ${message}`])
  })
})
