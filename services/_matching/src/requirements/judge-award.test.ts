import { expect, test } from 'vitest'
import { inRow } from '../criteria/english-test-age.ts'
import { askedStudent, listing, requirement } from '../testing/examples.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { judgeAward } from './judge-award.ts'
import type { Requirement } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

const jesuit = requirement({
  key: 'group-1',
  label: 'Jesuit',
  decide: {
    by: 'question',
    fact: 'jesuit',
    question: 'Are you a Jesuit?',
    expects: true,
    isPerAward: false,
  },
})
const essay = requirement({ key: 'essay-1', label: 'essay', decide: { by: 'action' } })
const excellence = requirement()

function judge(
  requirements: Requirement[],
  has: Partial<AskedStudent> = {},
  asks: Partial<ScholarshipCriteria> = {},
) {
  const award = { id: 'award-1', criteria: listing(asks), requirements }
  const judgement = judgeAward(award, askedStudent(has), '2026-11-22')
  if (judgement === null) throw new Error('A profile exists')
  return judgement
}

test('there is no verdict before there is a profile', () => {
  const award = { id: 'award-1', criteria: listing(), requirements: [jesuit] }
  expect(judgeAward(award, null, '2026-11-22')).toBeNull()
})

test('a student who meets everything is eligible; steps do not change that', () => {
  const found = judge([jesuit, essay], { facts: { jesuit: true } })
  expect(found).toMatchObject({ verdict: 'ELIGIBLE', label: 'Eligible', questions: [] })
  expect(found.steps.map(({ key }) => key)).toEqual(['essay-1'])
  expect(found.requirements.map(({ key }) => key)).toEqual(['group-1'])
})

test('a place at a university is the first step, the others stay in their order', () => {
  const place = requirement({ key: 'place-1', kind: 'admitted-to', decide: essay.decide })
  const letter = { ...essay, key: 'letter-1' }
  const { steps } = judge([letter, essay, place])
  expect(steps.map(({ key }) => key)).toEqual(['place-1', 'letter-1', 'essay-1'])
})

test('an open question is told before what only the provider can judge', () => {
  const found = judge([jesuit, excellence])
  expect(found).toMatchObject({
    verdict: 'ANSWER_QUESTIONS',
    label: 'Answer 1 question',
    questions: [{ key: 'jesuit' }],
    unanswered: ['Jesuit'],
    withProvider: ['outstanding'],
  })
})

test('a fact that the profile lacks is a question, counted once', () => {
  const gpaToo = requirement({
    key: 'gpa-1',
    decide: { by: 'profile', rule: { kind: 'gpa-min', minimum: '3.5' } },
  })
  const found = judge([jesuit, gpaToo], {}, { gpaRequirement: '3.00' })
  expect(found.label).toBe('Answer 2 questions')
  expect(found.unanswered).toEqual(['GPA', 'Jesuit', 'outstanding'])
})

test('what only the provider can judge is named', () => {
  const criteria = { citizenship: { kind: 'see-source', codes: [], hint: null } } as const
  const found = judge([excellence], {}, criteria)
  expect(found).toMatchObject({
    verdict: 'CHECK_WITH_PROVIDER',
    label: 'Check with the provider',
    withProvider: ['citizenship', 'outstanding'],
  })
})

test('one condition that fails decides, and every such condition is named', () => {
  const has = { facts: { jesuit: false as const }, gpa: '2.00' }
  const found = judge([jesuit, excellence], has, { gpaRequirement: '3.00' })
  expect(found).toMatchObject({
    verdict: 'NOT_ELIGIBLE',
    label: 'Not eligible: GPA, Jesuit',
  })
})

test.each([
  [{}, 'Answer 1 question'],
  [{ gender: 'woman' as const }, 'Eligible'],
  [{ gender: 'man' as const }, 'Not eligible: for women'],
])('an award for women asks instead of sending to the provider: %o', (has, label) => {
  expect(judge([], has, { isWomenOnly: true }).label).toBe(label)
})

test('a limit of the family income is a question with its figure', () => {
  const asks = { maxFamilyIncome: '60000.00' }
  const [question] = judge([], {}, asks).questions
  expect(question).toMatchObject({
    key: 'family-income-at-most-usd-60000',
    question: 'Is your family’s income at most US$60,000 a year?',
  })
  const facts = { 'family-income-at-most-usd-60000': false as const }
  expect(judge([], { facts }, asks).label).toBe('Not eligible: family income')
})

test('a condition that a column states too is named once, and decides without it', () => {
  const visa = requirement({
    key: 'visa-1',
    label: 'visa',
    decide: { by: 'profile', rule: { kind: 'visa-in', types: ['F-1'] } },
  })
  const has = { visaType: 'J-1' }
  const twice = judge([visa], has, { eligibleVisaTypes: ['F-1'] })
  expect([twice.verdict, twice.failed]).toEqual(['NOT_ELIGIBLE', ['visa']])
  const alone = judge([visa], has)
  expect([alone.verdict, alone.failed]).toEqual(['NOT_ELIGIBLE', ['visa']])
})

test('weighed need or a customary nomination changes nothing', () => {
  const asks = { isNeedBased: true, requiresNomination: true }
  expect(judge([], {}, asks).verdict).toBe('ELIGIBLE')
})

test.each([
  [true, 'Not stated by the provider'],
  [false, 'Not in our source'],
])('of a listing made here (%s) what is missing reads "%s"', (isMadeHere, words) => {
  const criteria = listing({
    citizenship: { kind: 'not-stated', codes: [], hint: null },
    degreeLevels: null,
    fields: { kind: 'not-stated', codes: [] },
  })
  const award = { id: 'award-1', criteria, requirements: [], isMadeHere }
  const found = judgeAward(award, askedStudent({ fieldCodes: ['nursing'] }), '2026-11-22')
  const said = new Map(found.criteria.map(({ code, asked }) => [code, asked]))
  for (const code of ['citizenship', 'degree-level', 'field-of-study'] as const)
    expect(said.get(code)).toBe(words)
})

test.each([
  [
    '2024-11-21',
    'TOEFL 100; the test of 21 Nov 2024 may be too old: most accept two years',
  ],
  ['2024-11-22', 'TOEFL 100'],
  [null, 'TOEFL 100'],
])(
  'a score of a test on %s that reaches a minimum says when it may be too old',
  (day, yours) => {
    const has = { toeflScore: 100, englishTestDate: day }
    const found = judge([], has, { minToeflScore: 80 })
    expect(found.verdict).toBe('ELIGIBLE')
    const english = found.criteria.find(({ code }) => code === 'english')
    expect(english?.yours).toBe('TOEFL 100')
    expect(english && inRow(english).yours).toBe(yours)
    const rule = { kind: 'english-min', toefl: 80, ielts: null, duolingo: null } as const
    const asked = requirement({
      decide: { by: 'profile', rule: { ...rule, acceptsWaivers: null } },
    })
    expect(judge([asked], has).requirements[0]?.yours).toBe(yours)
  },
)

test('a student who passes without a test is told of no test', () => {
  const has = { englishProficiency: 'native', englishTestDate: '2001-01-01' } as const
  const found = judge([], has, { minToeflScore: 80 })
  expect(found.criteria.find(({ code }) => code === 'english')?.yours).toBe(
    'Native speaker',
  )
})
