/** Random students with much in common with the shipped awards. */
import { questionsIn } from '@landfall/matching/requirements/requirement'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { students } from '@landfall/matching/testing/arbitraries'
import { universityIdOf } from '@landfall/reference/university-id'
import * as fc from 'fast-check'
import { readShipped } from './asking-awards.ts'
import { VISAS } from './oracle/rules.ts'

const requirements = readShipped().asked.flatMap(({ id, requirements: own }) =>
  own.map((one) => ({ ...one, awardId: id })),
)

const ownFacts = requirements.flatMap(({ decide, awardId }) =>
  decide.by === 'question' && decide.isPerAward ? `${awardId}:${decide.fact}` : [],
)
const sharedFacts = [
  ...new Set(
    questionsIn(requirements).flatMap(({ fact, isPerAward }) => (isPerAward ? [] : fact)),
  ),
]
const answers = fc.dictionary(
  fc.constantFrom(...sharedFacts, ...ownFacts),
  fc.constantFrom(true, true, true, false, 'declined' as const),
  { minKeys: 100, maxKeys: 280, size: 'max' },
)
/** Birthdays around the age limits of the shipped awards. */
const birthdays = fc.constantFrom(
  '1970-02-28',
  '1986-11-22',
  '1991-04-01',
  '1991-11-23',
  '2001-11-22',
  '2004-05-05',
)
const unitids = [
  ...new Set(
    requirements
      .flatMap(({ figures }) => figures.institutions ?? [])
      .flatMap(({ unitid }) => unitid ?? []),
  ),
]
const visas = fc.option(fc.constantFrom(...Object.keys(VISAS)), { nil: null, freq: 3 })
const LISTED = ['AU', 'CA', 'CN', 'ID', 'JP', 'MX', 'NG', 'PL', 'TR', 'US', 'UZ', 'ZA']
const wideFields = fc.constantFrom('stem', 'engineering', 'natural-sciences', 'arts')

/** What a student answers beyond the profile, and what replaces parts of it. */
const stated = fc.record({
  facts: answers,
  dateOfBirth: fc.option(birthdays, { nil: null }),
  gender: fc.constantFrom('woman', 'man', 'other', null),
  visaType: visas,
  intendedVisaType: visas,
} satisfies { [K in keyof AskedStudent]?: fc.Arbitrary<AskedStudent[K]> })

/** Every second student answers nearly everything, so that awards are decided. */
const full = fc.record({
  country: fc.oneof(fc.constantFrom('IN', 'KE', 'BR', 'NP'), fc.constantFrom(...LISTED)),
  intendedDegreeLevel: fc.constantFrom('undergraduate', 'graduate', 'phd', 'postdoc'),
  gpa: fc.constantFrom('2.20', '2.60', '3.00', '3.40', '4.00'),
  toeflScore: fc.constantFrom(null, 60, 71, 79, 80, 90, 100),
  ieltsScore: fc.constantFrom(null, '5.5', '6.0', '6.5', '7.0'),
} satisfies { [K in keyof AskedStudent]?: fc.Arbitrary<AskedStudent[K]> })

export type RandomStudent = { who: AskedStudent; unitids: readonly number[] }

export const randomStudents: fc.Arbitrary<RandomStudent> = fc
  .tuple(
    students,
    stated,
    fc.option(full, { nil: {}, freq: 1 }),
    fc.option(wideFields, { nil: null, freq: 1 }),
    fc.subarray(unitids, { maxLength: 8 }),
  )
  .map(([profile, beside, more, field, planned]) => ({
    who: {
      ...profile,
      ...beside,
      ...more,
      fieldCodes: field === null ? profile.fieldCodes : [...profile.fieldCodes, field],
      intendedUniversities: planned.map(universityIdOf),
    },
    unitids: planned,
  }))
