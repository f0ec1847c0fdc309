import { describe, expect, it } from 'vitest'
import { checkRequirements } from './check-requirements.ts'
import {
  copiedRow,
  inputOfRow,
  isBlank,
  newRow,
  rowOf,
  type RequirementRow,
} from './requirement-row.ts'

const blank = newRow([])
const row = (change: Partial<RequirementRow>): RequirementRow => ({ ...blank, ...change })
const rule = (change: Partial<RequirementRow['rule']>) =>
  row({ decidedBy: 'PROFILE', rule: { ...blank.rule, ...change } })
const faults = (one: RequirementRow) => Object.entries(checkRequirements([one]))

const NO_LISTS = { codes: [], levels: [], byLevel: [], types: [], genders: [] }
const NO_FIGURES = {
  minimum: null,
  toefl: null,
  ielts: null,
  duolingo: null,
  acceptsWaivers: null,
  years: null,
  onDate: null,
  date: null,
}
const stored = {
  key: 'age-1',
  text: 'You may be at most 30 years old.',
  asOf: null,
  decidedBy: 'PROFILE' as const,
  appliesTo: ['PHD' as const],
  rule: { ...NO_LISTS, ...NO_FIGURES, kind: 'AGE_MAX' as const, years: 30 },
  question: null,
}

function asking(fact: string) {
  const question = { fact, text: 'Are you?', expects: false }
  const shown = rowOf({ ...stored, decidedBy: 'QUESTION', rule: null, question })
  return inputOfRow(shown).question
}

describe('a requirement that is stored', () => {
  it('is shown in the fields of its rule, and sent back under its key', () => {
    const shown = rowOf(stored)
    expect(shown).toMatchObject({ decidedBy: 'PROFILE', rule: { years: '30' } })
    expect(inputOfRow(shown)).toEqual({
      key: 'age-1',
      text: stored.text,
      appliesTo: ['PHD'],
      decidedBy: 'PROFILE',
      rule: { kind: 'AGE_MAX', years: 30, onDate: null },
    })
  })

  it('stays as it is where no field can show how it is decided', () => {
    const byLevel = [{ level: 'PHD' as const, years: 35 }]
    for (const one of [
      { ...stored, decidedBy: 'ALTERNATIVES' as const, rule: null },
      { ...stored, rule: { ...stored.rule, byLevel } },
      { ...stored, rule: { ...stored.rule, onDate: '07-01' } },
    ]) {
      const shown = rowOf(one)
      expect(shown).toMatchObject({ decidedBy: 'KEPT', canBeKept: true })
      const { key, decidedBy } = inputOfRow(copiedRow(shown))
      expect([key, decidedBy]).toEqual([undefined, 'PROVIDER'])
      expect(inputOfRow(shown)).toEqual({
        key: 'age-1',
        text: stored.text,
        appliesTo: ['PHD'],
      })
    }
  })

  it('keeps a shared question by its name, and one of its own by its words', () => {
    expect(asking('full-time-student')).toEqual({
      fact: 'full-time-student',
      expects: false,
    })
    expect(asking('own-0123456789')).toEqual({ text: 'Are you?', expects: false })
  })
})

it('numbers new rows beyond those that are there', () => {
  expect([newRow([]).id, newRow([blank, row({ id: 'age-1' })]).id]).toEqual([
    'new-1',
    'new-2',
  ])
})

it('leaves out a row in which nothing was typed or chosen', () => {
  expect([blank, row({ decidedBy: 'PROVIDER' })].map(isBlank)).toEqual([true, true])
  expect(faults(blank)).toEqual([])
  const filled = [
    row({ text: 'Honest' }),
    row({ question: 'Really?' }),
    row({ key: 'age-1' }),
  ]
  expect(filled.map(isBlank)).toEqual([false, false, false])
})

describe('a row', () => {
  it.each([
    [row({ text: 'Full-time' }), 'question', 'Choose a shared question or write your own'],
    [row({ question: 'Full-time' }), 'question', 'Your question must end with'],
    [row({ key: 'a', decidedBy: 'ACTION' }), 'text', 'Say what you require'],
    [row({ text: 'Young', decidedBy: 'PROFILE' }), 'rule', 'Choose a rule'],
    [rule({ kind: 'AGE_MAX', years: '0' }), 'years', 'Age must be a whole number'],
    [rule({ kind: 'BORN_AFTER' }), 'date', 'Choose a date'],
    [rule({ kind: 'GPA_MIN', minimum: '4.1' }), 'minimum', 'GPA must be a number'],
    [rule({ kind: 'ENGLISH_MIN' }), 'toefl', 'Enter at least one score'],
    [
      rule({ kind: 'ENGLISH_MIN', toefl: '5' }),
      'toefl',
      'A TOEFL score of 1 to 6 is on the new scale',
    ],
    [rule({ kind: 'ENGLISH_MIN', ielts: '9.5' }), 'ielts', 'IELTS must be a number'],
    [rule({ kind: 'CITIZENSHIP_IN' }), 'codes', 'Choose at least one from the list'],
    [rule({ kind: 'VISA_IN' }), 'types', 'Choose at least one visa type'],
    [rule({ kind: 'LEVEL_IN' }), 'levels', 'Choose at least one degree level'],
    [rule({ kind: 'GENDER' }), 'genders', 'Choose at least one gender'],
  ])('%# names its control and says what is wrong', (one, field, message) => {
    expect(faults(one)).toEqual([
      [`requirements.new-1.${field}`, expect.stringContaining(`Requirement 1: ${message}`)],
    ])
  })

  it.each([
    row({ fact: 'full-time-student', question: 'Are you?' }),
    row({ question: 'Did you grow up in Ohio?' }),
    row({ text: 'Two references', decidedBy: 'ACTION' }),
    rule({ kind: 'NEEDS_AID' }),
    rule({ kind: 'ENGLISH_MIN', toefl: '80' }),
    rule({ kind: 'FIELD_IN', codes: ['physics'] }),
  ])('%# may be sent', (one) => {
    expect(faults(one)).toEqual([])
  })
})
