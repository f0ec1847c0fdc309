import { describe, expect, it, test } from 'vitest'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { applyForm, blankDetails } from '../apply-form.ts'
import { type RawForm, readScholarshipForm } from '../scholarship-form.ts'
import type { ScholarshipDetails } from '../scholarship.ts'
import { statedRequirements } from './stated-requirements.ts'

const now = new Date('2026-11-21T15:00:00Z')
const FULL_TIME = 'Are you, or will you be, a full-time student?'
const facts = new Map([
  [
    'full-time-student',
    {
      fact: 'full-time-student',
      label: 'full-time student',
      question: FULL_TIME,
      topic: 'Your studies',
      isSensitive: false,
      isPerAward: false,
    },
  ],
])
const blank = { ...blankDetails('Harbour Trust'), title: 'Harbour Award' }

function change(before: ScholarshipDetails, form: RawForm) {
  return applyForm(before, readScholarshipForm(form), { isDraft: true, now, facts })
}

function asked(form: RawForm, before: ScholarshipDetails = blank) {
  const result = change(before, form)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.details.requirements
}

function faults(form: RawForm, before: ScholarshipDetails = blank) {
  const result = change(before, form)
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`)
}

const upTo = (years: number) => ({
  decidedBy: 'PROFILE',
  rule: { kind: 'AGE_MAX', years },
})
const asking = (requirements: readonly Requirement[] | null) => ({ ...blank, requirements })

describe('structured requirements', () => {
  it('are stored with who decides them, in our words where the donor gives none', () => {
    const rules = [
      { decidedBy: 'PROFILE', rule: { kind: 'AGE_MAX', years: 30, onDate: '2027-07-01' } },
      {
        decidedBy: 'PROFILE',
        rule: { kind: 'GPA_MIN', minimum: '3.0' },
        appliesTo: ['PHD'],
      },
      { text: 'Send two references', decidedBy: 'ACTION' },
      { text: 'Good standing', decidedBy: 'PROVIDER' },
    ]
    expect(asked({ requirements: rules })).toMatchObject([
      {
        text: 'You may be at most 30 years old on July 1, 2027.',
        label: 'age',
        kind: 'age-max',
        decide: { by: 'profile', rule: { kind: 'age-max', years: 30 } },
      },
      { text: 'You need a GPA of at least 3.0.', appliesTo: ['phd'] },
      {
        text: 'Send two references',
        label: 'Send two references',
        decide: { by: 'action' },
      },
      statedRequirements(['Good standing'])[0],
    ])
  })

  it('ask shared questions in their own words, and new ones of this award alone', () => {
    const shared = { fact: 'full-time-student', text: 'Do you owe us money?' }
    const own = { text: 'Did you grow up in Harbour?', expects: false }
    const [one, other] =
      asked({
        requirements: [
          { decidedBy: 'QUESTION', question: shared },
          { text: 'Not from Harbour', decidedBy: 'QUESTION', question: own },
        ],
      }) ?? []
    expect(one).toMatchObject({
      text: `Your answer to “${FULL_TIME}” must be yes.`,
      label: 'full-time student',
      decide: { fact: 'full-time-student', question: FULL_TIME, isPerAward: false },
    })
    expect(other?.decide).toEqual({
      by: 'question',
      fact: expect.stringMatching(/^own-[0-9a-f]{10}$/),
      question: own.text,
      expects: false,
      isPerAward: true,
    })
  })

  it('are refused by number when a shared question is unknown or words are missing', () => {
    const requirements = [
      { decidedBy: 'QUESTION', question: { fact: 'shoe-size' } },
      { decidedBy: 'ACTION' },
      { text: 'New and undecided' },
    ]
    expect(faults({ requirements })).toEqual([
      'requirements: Requirement 1: “shoe-size” is not one of the shared questions',
      'requirements: Requirement 2: Its text is missing',
      'requirements: Requirement 3: It does not say who decides it',
    ])
  })

  it('keep under their key what no input can express, as long as they are decided as before', () => {
    const eitherWay: Requirement = {
      key: 'work-1',
      text: 'Two years of work, or a degree',
      label: 'work',
      kind: 'work-experience-min',
      figures: { years: 2 },
      appliesTo: ['phd'],
      asOf: '2019',
      decide: {
        by: 'alternatives',
        of: [
          { by: 'provider' },
          { by: 'profile', rule: { kind: 'visa-in', types: ['F-1'] } },
        ],
      },
    }
    const before = asking([eitherWay])
    const reworded = { key: 'work-1', text: 'Two years of paid work, or a degree' }
    expect(asked({ requirements: [reworded] }, before)).toEqual([
      { ...eitherWay, text: reworded.text },
    ])
    const decided = { ...reworded, decidedBy: 'ACTION', appliesTo: [] }
    expect(asked({ requirements: [decided] }, before)).toEqual([
      {
        key: 'work-1',
        text: reworded.text,
        label: reworded.text,
        kind: 'other',
        figures: {},
        appliesTo: [],
        asOf: null,
        decide: { by: 'action' },
      },
    ])
  })

  it('change our words with the rule that they are made of, and never those of the donor', () => {
    const [ours, own] =
      asked({ requirements: [upTo(30), { ...upTo(25), text: 'Young people' }] }) ?? []
    const before = asking(ours && own ? [ours, own] : null)
    const changed = [
      { key: ours?.key, text: ours?.text, ...upTo(35) },
      { key: own?.key, text: own?.text, ...upTo(28) },
    ]
    expect(asked({ requirements: changed }, before)).toMatchObject([
      { key: ours?.key, text: 'You may be at most 35 years old.' },
      { key: own?.key, text: 'Young people', decide: { rule: { years: 28 } } },
    ])
  })

  it('stand before the texts beside them, each once; either list alone replaces both', () => {
    const rule = {
      text: 'Adults',
      decidedBy: 'PROFILE',
      rule: { kind: 'AGE_MIN', years: 18 },
    }
    const both = {
      requirements: [rule, rule],
      eligibilityRequirements: ['Adults', 'Honest'],
    }
    const stated = asked(both)
    expect(stated).toMatchObject([
      { text: 'Adults', decide: { by: 'profile' } },
      { text: 'Honest', decide: { by: 'provider' } },
    ])
    const before = asking(stated ?? null)
    expect(asked({ requirements: [rule] }, before)).toEqual([stated?.[0]])
    expect(asked({ eligibilityRequirements: ['Adults'] }, before)).toEqual([stated?.[0]])
    expect(asked({ requirements: null }, before)).toBeNull()
    expect(asked({ title: 'Another' }, before)).toBe(stated)
  })
})

/** What keeps a form from being published. */
const gapsOf = (form: RawForm, before: ScholarshipDetails = blank) => {
  const result = applyForm(before, readScholarshipForm(form), {
    isDraft: false,
    now,
    facts,
  })
  return result.ok ? [] : result.error.map(({ path: [field] }) => field)
}

describe('no further conditions', () => {
  it('are said on purpose, and then enough to publish', () => {
    expect(gapsOf({})).toContain('eligibilityRequirements')
    expect(gapsOf({ eligibilityRequirements: [] })).toContain('eligibilityRequirements')
    expect(gapsOf({ hasNoFurtherConditions: true })).not.toContain(
      'eligibilityRequirements',
    )
    expect(gapsOf({ requirements: 'age-max: 30' })).not.toContain('eligibilityRequirements')
  })

  it('stay said until they are not, letters aside', () => {
    const none = asked({ hasNoFurtherConditions: true })
    expect(none).toEqual([])
    expect(asked({ letters: null }, asking(none ?? null))).toEqual([])
    const withLetters = asked({ letters: 2 }, asking(none ?? null))
    expect(withLetters).toMatchObject([{ kind: 'recommendation' }])
    const again = { hasNoFurtherConditions: true, letters: null }
    expect(asked(again, asking(withLetters ?? null))).toEqual([])
    expect(asked({ hasNoFurtherConditions: false }, asking([]))).toBeNull()
  })

  it('contradict a condition that is listed', () => {
    const both = { hasNoFurtherConditions: true, eligibilityRequirements: ['Honest'] }
    const message =
      'hasNoFurtherConditions: Requirements are listed, so “No further conditions” can’t be chosen'
    expect(faults(both)).toEqual([message])
    const before = asking(statedRequirements(['Honest']))
    expect(faults({ hasNoFurtherConditions: true }, before)).toEqual([message])
  })
})

test('an absent list is not a cleared one', () => {
  expect(readScholarshipForm({ title: 'Any' }).stated).toEqual({ title: 'Any' })
})
