import { universityIdOf } from '@landfall/reference/university-id'
import { describe, expect, test } from 'vitest'
import { askedStudent, requirement } from '../testing/examples.ts'
import { judgeRequirement } from './judge-requirement.ts'
import type { Decide, ProfileRule, Requirement } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

const CONTEXT = { awardId: 'award-1', today: '2026-11-22' }
const jesuit: Extract<Decide, { by: 'question' }> = {
  by: 'question',
  fact: 'jesuit',
  question: 'Are you a Jesuit?',
  expects: true,
  isPerAward: false,
}
const gpaOf = (minimum: string): Extract<Decide, { by: 'profile' }> => ({
  by: 'profile',
  rule: { kind: 'gpa-min', minimum },
})

function judge(says: Partial<Requirement>, has: Partial<AskedStudent> = {}) {
  return judgeRequirement(requirement(says), askedStudent(has), CONTEXT)
}

const AGE = { years: 35, byLevel: {}, onDate: null }
const born = (dateOfBirth: string) => ({ dateOfBirth })

describe('what the profile decides', () => {
  const rules: [ProfileRule, Partial<AskedStudent>, string][] = [
    [{ kind: 'citizenship-in', codes: ['IN'] }, { country: 'IN' }, 'PASS'],
    [{ kind: 'citizenship-in', codes: ['IN'] }, { country: 'KE' }, 'FAIL'],
    [{ kind: 'citizenship-in', codes: ['IN'] }, {}, 'ANSWER country'],
    [{ kind: 'citizenship-not-in', codes: ['US'] }, { country: 'US' }, 'FAIL'],
    [{ kind: 'citizenship-not-in', codes: ['US'] }, { country: 'KE' }, 'PASS'],
    [{ kind: 'level-in', levels: ['phd'] }, { intendedDegreeLevel: 'phd' }, 'PASS'],
    [{ kind: 'level-in', levels: ['phd'] }, {}, 'FAIL'],
    [{ kind: 'field-in', codes: ['engineering'] }, { fieldCodes: ['energy'] }, 'PASS'],
    [{ kind: 'field-in', codes: ['engineering'] }, { fieldCodes: ['law'] }, 'FAIL'],
    [
      { kind: 'field-in', codes: ['public-health'] },
      { fieldCodes: ['public-health'] },
      'PASS',
    ],
    [{ kind: 'field-in', codes: ['medicine'] }, { fieldCodes: ['nursing'] }, 'FAIL'],
    [{ kind: 'field-in', codes: ['health-sciences'] }, { fieldCodes: ['nursing'] }, 'PASS'],
    [{ kind: 'field-not-in', codes: ['medicine'] }, { fieldCodes: ['law'] }, 'PASS'],
    [
      { kind: 'field-not-in', codes: ['health-sciences'] },
      { fieldCodes: ['public-health'] },
      'FAIL',
    ],
    [
      { kind: 'field-not-in', codes: ['medicine'] },
      { fieldCodes: ['medicine', 'law'] },
      'ANSWER fieldOfInterest',
    ],
    [
      { kind: 'field-not-in', codes: ['public-health'] },
      { fieldCodes: ['health-sciences'] },
      'ANSWER fieldOfInterest',
    ],
    [{ kind: 'gpa-min', minimum: '3.0' }, { gpa: '3.00' }, 'PASS'],
    [{ kind: 'gpa-min', minimum: '3.0' }, { gpa: '2.99' }, 'FAIL'],
    [{ kind: 'gpa-min', minimum: '3.0' }, {}, 'ANSWER gpa'],
    [
      { kind: 'gpa-min', minimum: '3.0' },
      { gpa: '2.60', isGpaEstimated: true },
      'CHECK_WITH_PROVIDER',
    ],
    [{ kind: 'gpa-min', minimum: '3.0' }, { gpa: '2.59', isGpaEstimated: true }, 'FAIL'],
    [{ kind: 'needs-aid' }, { needsFinancialAid: false }, 'FAIL'],
    [{ kind: 'visa-in', types: ['F-1'] }, { intendedVisaType: 'f1' }, 'PASS'],
    [{ kind: 'visa-in', types: ['F-1'] }, { visaType: 'H-4' }, 'FAIL'],
    [
      { kind: 'visa-in', types: ['F-1'] },
      { intendedVisaType: 'J-1' },
      'CHECK_WITH_PROVIDER',
    ],
    [{ kind: 'gender', genders: ['woman'] }, { gender: 'woman' }, 'PASS'],
    [{ kind: 'gender', genders: ['woman'] }, { gender: 'man' }, 'FAIL'],
    [{ kind: 'gender', genders: ['woman'] }, { gender: 'other' }, 'CHECK_WITH_PROVIDER'],
    [{ kind: 'gender', genders: ['woman'] }, {}, 'ANSWER gender'],
    [{ kind: 'age-max', ...AGE }, born('1990-11-23'), 'PASS'],
    [{ kind: 'age-max', ...AGE }, born('1990-11-22'), 'FAIL'],
    [{ kind: 'age-max', ...AGE }, {}, 'ANSWER dateOfBirth'],
    [{ kind: 'age-max', ...AGE, onDate: '2025-04-01' }, born('1989-04-02'), 'PASS'],
    [{ kind: 'age-max', ...AGE, onDate: '2025-04-01' }, born('1989-04-01'), 'FAIL'],
    // The next 1 April is in 2027, the next 1 December in 2026.
    [{ kind: 'age-max', ...AGE, onDate: '04-01' }, born('1991-04-02'), 'PASS'],
    [{ kind: 'age-max', ...AGE, onDate: '04-01' }, born('1991-04-01'), 'FAIL'],
    [{ kind: 'age-max', ...AGE, onDate: '12-01' }, born('1990-12-01'), 'FAIL'],
    [{ kind: 'age-max', ...AGE, byLevel: { graduate: 40 } }, born('1988-01-01'), 'PASS'],
    [{ kind: 'age-max', ...AGE, byLevel: { phd: 40 } }, born('1988-01-01'), 'FAIL'],
    [
      { kind: 'age-max', ...AGE, years: null, byLevel: { phd: 40 } },
      born('1950-01-01'),
      'PASS',
    ],
    [
      { kind: 'age-max', ...AGE, byLevel: { phd: 40 } },
      { ...born('1988-01-01'), intendedDegreeLevel: null },
      'ANSWER intendedDegreeLevel',
    ],
    [
      { kind: 'age-max', ...AGE },
      { ...born('1990-11-23'), intendedDegreeLevel: null },
      'PASS',
    ],
    [{ kind: 'age-min', ...AGE }, born('1991-11-22'), 'PASS'],
    [{ kind: 'age-min', ...AGE }, born('1991-11-23'), 'FAIL'],
    [{ kind: 'born-after', date: '2000-09-01' }, born('2000-09-02'), 'PASS'],
    [{ kind: 'born-after', date: '2000-09-01' }, born('2000-09-01'), 'FAIL'],
    [{ kind: 'born-after', date: '2000-09-01' }, {}, 'ANSWER dateOfBirth'],
  ]
  test.each(rules)('%o of %o is %s', (rule, has, expected) => {
    const found = judge({ decide: { by: 'profile', rule } }, has)
    const fields = found.questions.map((one) =>
      one.kind === 'profile' ? ` ${one.field}` : ' a fact',
    )
    expect(`${found.result}${fields.join('')}`).toBe(expected)
  })

  const english = {
    kind: 'english-min',
    toefl: 90,
    ielts: '7.0',
    duolingo: 120,
    acceptsWaivers: null,
  } as const
  test('any one test is enough', () => {
    const decide = { by: 'profile', rule: english } as const
    expect(judge({ decide }, { toeflScore: 80, duolingoScore: 120 }).result).toBe('PASS')
    expect(judge({ decide }, { toeflScore: 80 }).result).toBe('FAIL')
    expect(judge({ decide }).result).toBe('ANSWER')
  })

  test('a missed minimum is a question to a provider who waives it', () => {
    const rule = { ...english, acceptsWaivers: true }
    const decide = { by: 'profile', rule } as const
    expect(judge({ decide }, { toeflScore: 80 }).result).toBe('CHECK_WITH_PROVIDER')
  })
})

describe('what is asked', () => {
  test('no answer is a question, with its words', () => {
    const found = judge({ decide: jesuit, text: 'You must be a Jesuit.' })
    expect(found).toMatchObject({
      result: 'ANSWER',
      asked: 'You must be a Jesuit.',
      yours: null,
      questions: [
        {
          kind: 'fact',
          key: 'jesuit',
          fact: 'jesuit',
          question: 'Are you a Jesuit?',
          isDeclined: false,
        },
      ],
    })
  })

  test.each([
    [true, 'PASS', 'Yes'],
    [false, 'FAIL', 'No'],
  ] as const)('the answer %s is a %s', (answer, result, yours) => {
    const found = judge({ decide: jesuit }, { facts: { jesuit: answer } })
    expect(found).toMatchObject({ result, yours, questions: [] })
  })

  test('a student who prefers not to say leaves it a question', () => {
    const found = judge({ decide: jesuit }, { facts: { jesuit: 'declined' } })
    expect(found).toMatchObject({ result: 'ANSWER', questions: [{ isDeclined: true }] })
  })

  test('an answer for one award says nothing of another', () => {
    const decide = { ...jesuit, isPerAward: true }
    expect(judge({ decide }, { facts: { jesuit: true } }).result).toBe('ANSWER')
    expect(judge({ decide }, { facts: { 'award-2:jesuit': true } }).result).toBe('ANSWER')
    expect(judge({ decide }, { facts: { 'award-1:jesuit': true } }).result).toBe('PASS')
  })

  test('what the profile says is not asked again, and an own answer wins', () => {
    const decide = { ...jesuit, fact: 'holds-us-green-card', expects: false }
    expect(judge({ decide }, { usPermanentResident: true }).result).toBe('FAIL')
    const answered = {
      usPermanentResident: true,
      facts: { 'holds-us-green-card': false as const },
    }
    expect(judge({ decide }, answered).result).toBe('PASS')
  })

  test('a fact that is named like a part of every object is not answered', () => {
    const decide = { ...jesuit, fact: 'constructor' }
    expect(judge({ decide }).result).toBe('ANSWER')
  })
})

describe('alternatives', () => {
  const decide = { by: 'alternatives', of: [gpaOf('3.8'), jesuit] } as const
  const either = { decide: { ...decide, of: [...decide.of] } }
  const no = { jesuit: false as const }

  test('one is enough', () => {
    expect(judge(either, { gpa: '3.80', facts: no }).result).toBe('PASS')
    expect(judge(either, { gpa: '2.00', facts: { jesuit: true } }).result).toBe('PASS')
  })

  test('failing all of them shuts out', () => {
    expect(judge(either, { gpa: '3.79', facts: no }).result).toBe('FAIL')
  })

  test('failing one leaves the other a question', () => {
    const found = judge(either, { gpa: '3.79' })
    expect(found).toMatchObject({ result: 'ANSWER', questions: [{ fact: 'jesuit' }] })
  })

  test('each that can be answered has its own question', () => {
    const orphan = { ...jesuit, fact: 'orphan', question: 'Are you an orphan?' }
    const found = judge({ decide: { by: 'alternatives', of: [jesuit, orphan] } })
    expect(found.questions).toMatchObject([
      { key: 'jesuit', question: 'Are you a Jesuit?' },
      { key: 'orphan', question: 'Are you an orphan?' },
    ])
  })

  test('the provider is asked when nothing can be answered any more', () => {
    const of = [jesuit, { by: 'provider' as const }]
    const open = { decide: { by: 'alternatives' as const, of } }
    expect(judge(open).result).toBe('ANSWER')
    expect(judge(open, { facts: no }).result).toBe('CHECK_WITH_PROVIDER')
  })
})

describe('for some levels', () => {
  const forPhd = { decide: gpaOf('3.5'), appliesTo: ['phd' as const] }

  test('others pass, and learn why', () => {
    const found = judge(forPhd, { gpa: '2.00' })
    expect(found).toMatchObject({
      result: 'PASS',
      explanation: 'Asked only of PhD students.',
    })
    expect(judge(forPhd, { gpa: '2.00', intendedDegreeLevel: 'phd' }).result).toBe('FAIL')
  })

  test('without a level it is a question unless it passes anyhow', () => {
    const nowhere = { intendedDegreeLevel: null }
    expect(judge(forPhd, { ...nowhere, gpa: '3.60' }).result).toBe('PASS')
    expect(judge(forPhd, { ...nowhere, gpa: '2.00' })).toMatchObject({
      result: 'ANSWER',
      questions: [{ kind: 'profile', field: 'intendedDegreeLevel' }],
    })
  })
})

describe('what nobody is judged by', () => {
  const institutions = [{ name: 'Duke University', unitid: 198419 }]
  const place = {
    kind: 'admitted-to' as const,
    decide: { by: 'action' as const },
    figures: { institutions },
  }

  test('a place at a university is a step', () => {
    expect(judge(place)).toMatchObject({ kind: 'admitted-to', result: 'STEP', yours: null })
    const planned = judge(place, { intendedUniversities: [universityIdOf(198419)] })
    expect(planned.yours).toBe('You plan to apply to Duke University')
    const elsewhere = { intendedUniversities: [universityIdOf(166683)] }
    expect(judge(place, elsewhere).yours).toBeNull()
  })

  test('a step of another level is none', () => {
    expect(judge({ ...place, appliesTo: ['phd'] }).result).toBe('PASS')
    expect(judge({ ...place, appliesTo: ['phd', 'graduate'] }).result).toBe('STEP')
    const nowhere = { intendedDegreeLevel: null }
    expect(judge({ ...place, appliesTo: ['phd'] }, nowhere).result).toBe('STEP')
  })
})

test.each([
  ['2023', 'Your answer fits. This rule is from the 2023 round.'],
  ['an older page', 'Your answer fits. This is known from an older page.'],
])('a condition of %s says so', (asOf, words) => {
  const found = judge({ decide: jesuit, asOf }, { facts: { jesuit: true } })
  expect(found.explanation).toBe(words)
})
