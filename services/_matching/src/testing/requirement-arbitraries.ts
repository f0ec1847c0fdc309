import * as fc from 'fast-check'
import type { Decide, ProfileRule, Requirement } from '../requirements/requirement.ts'
import type { FactAnswer, StudentAnswers } from '../requirements/student-answers.ts'
import { DEGREE_LEVELS } from '../scholarship-criteria.ts'
import { requirement } from './examples.ts'

// Only a few values each, so that requirements and students meet often.
const FACTS = ['jesuit', 'orphan', 'full-time-student', 'holds-us-green-card']
export const AWARD_IDS = ['award-1', 'award-2']
/** For tests: the facts that questions of `requirementLists` ask. */
export const facts = fc.constantFrom(...FACTS)
const codes = fc.uniqueArray(fc.constantFrom('IN', 'KE', 'US', 'BR'), { minLength: 1 })
const fields = fc.uniqueArray(
  fc.constantFrom('stem', 'engineering', 'energy', 'health-sciences', 'medicine', 'law'),
  { minLength: 1 },
)
const levels = fc.uniqueArray(fc.constantFrom(...DEGREE_LEVELS), { minLength: 1 })
const years = fc.constantFrom(18, 25, 30, 35)
const ages = fc.record({
  years: fc.option(years, { nil: null }),
  byLevel: fc.record({ graduate: years, phd: years }, { requiredKeys: [] }),
  onDate: fc.constantFrom(null, '2026-04-01', '04-01'),
})
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const ofKind = <K extends string, R extends object>(kind: K, rest: fc.Arbitrary<R>) =>
  rest.map((part) => ({ kind, ...part }))

const judgedRules: fc.Arbitrary<ProfileRule> = fc.oneof(
  ofKind('citizenship-in', fc.record({ codes })),
  ofKind('citizenship-not-in', fc.record({ codes })),
  ofKind('level-in', fc.record({ levels })),
  ofKind('field-in', fc.record({ codes: fields })),
  ofKind('field-not-in', fc.record({ codes: fields })),
  ofKind('gpa-min', fc.record({ minimum: fc.constantFrom('2.5', '3.00', '3.25') })),
  ofKind(
    'english-min',
    fc.record({
      toefl: fc.constantFrom(79, 90),
      ielts: maybe(fc.constantFrom('6.5', '7.0')),
      duolingo: maybe(fc.constantFrom(110, 120)),
      acceptsWaivers: maybe(fc.boolean()),
    }),
  ),
  ofKind('age-max', ages),
  ofKind('age-min', ages),
  fc.constant({ kind: 'born-after' as const, date: '2000-09-01' }),
  ofKind(
    'visa-in',
    fc.record({
      types: fc.uniqueArray(fc.constantFrom('F-1', 'J-1'), { minLength: 1 }),
    }),
  ),
  fc.constant({ kind: 'needs-aid' as const }),
  ofKind(
    'gender',
    fc.record({
      genders: fc.uniqueArray(fc.constantFrom('woman', 'man', 'other'), { minLength: 1 }),
    }),
  ),
) as fc.Arbitrary<ProfileRule>

const questions = fc.record({
  by: fc.constant('question' as const),
  fact: facts,
  question: fc.constant('Is it so?'),
  expects: fc.boolean(),
  isPerAward: fc.boolean(),
})
const provider = fc.constant({ by: 'provider' as const })
const profile = judgedRules.map((rule) => ({ by: 'profile' as const, rule }))
const simple = fc.oneof(profile, questions, provider)

const decisions: fc.Arbitrary<Decide> = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.constant({ by: 'action' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .array(simple, { minLength: 2, maxLength: 3 })
      .map((of) => ({ by: 'alternatives' as const, of })),
  },
)

/** For tests: what an award may ask beyond its columns, each requirement with a key of its own. */
export const requirementLists: fc.Arbitrary<Requirement[]> = fc
  .array(
    fc.tuple(
      decisions,
      fc.uniqueArray(fc.constantFrom(...DEGREE_LEVELS), { maxLength: 2 }),
    ),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(([decide, appliesTo], at) =>
      requirement({ key: `other-${at}`, decide, appliesTo }),
    ),
  )

/** For tests: what a student answers. */
export const answers = fc.constantFrom<FactAnswer>(true, false, 'declined')
const factKeys = fc.constantFrom(
  ...FACTS,
  ...AWARD_IDS.flatMap((id) => FACTS.map((fact) => `${id}:${fact}`)),
)

/** For tests: what a student may have stated beyond the profile's facts. */
export const studentAnswers: fc.Arbitrary<StudentAnswers> = fc.record({
  facts: fc.dictionary(factKeys, answers),
  dateOfBirth: maybe(
    fc.constantFrom('1985-01-01', '1991-04-01', '1996-06-30', '2001-11-22', '2009-02-28'),
  ),
  gender: maybe(fc.constantFrom('woman' as const, 'man' as const, 'other' as const)),
  intendedUniversities: fc.constant([]),
})
