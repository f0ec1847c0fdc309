import { explainEligibility } from '@landfall/matching/criteria/explain'
import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import { type AskingAward, judgeAward } from '@landfall/matching/requirements/judge-award'
import {
  type Decide,
  type Requirement,
  waysOf,
} from '@landfall/matching/requirements/requirement'
import {
  DEGREE_LEVELS,
  type ScholarshipCriteria,
} from '@landfall/matching/scholarship-criteria'
import {
  GOLD_CASES,
  GOLD_TODAY,
  type GoldCase,
} from '@landfall/matching/testing/gold-cases'
import { describe, expect, test } from 'vitest'
import { askingAwards } from './testing/asking-awards.ts'

const awards = new Map<string, AskingAward>(
  askingAwards().map((award) => [award.id, award]),
)

type Change = (award: AskingAward) => AskingAward

function labelOf({ award, student }: GoldCase, change: Change = (same) => same): string {
  const asking = awards.get(award)
  if (asking === undefined) throw new Error(`No such award: ${award}`)
  return judgeAward(change(asking), student, GOLD_TODAY).label
}

/** How many cases are judged differently after a change to the awards. */
const hingingOn = (change: Change) =>
  GOLD_CASES.filter((one) => labelOf(one, change) !== one.label).length

test('at least eighty cases, each once', () => {
  const lines = GOLD_CASES.map((one) => JSON.stringify([one.award, one.student]))
  expect(new Set(lines).size).toBe(GOLD_CASES.length)
  expect(GOLD_CASES.length).toBeGreaterThanOrEqual(80)
})

test.each(GOLD_CASES.map((one) => [one.label, one.why, one] as const))(
  '%s: %s',
  (label, _why, one) => {
    expect(labelOf(one)).toBe(label)
  },
)

const inRequirements =
  (change: (requirement: Requirement) => Requirement): Change =>
  (award) => ({ ...award, requirements: award.requirements.map(change) })
const NOT_ASKED: Decide = { by: 'action' }
const hasPart = (isMeant: (part: Decide) => boolean) => (one: Requirement) =>
  waysOf(one.decide).some(isMeant)
const without = (isMeant: (part: Decide) => boolean) =>
  inRequirements((one) => (hasPart(isMeant)(one) ? { ...one, decide: NOT_ASKED } : one))

/** Each switches off one part of the judgment, as if it had been forgotten. */
const SWITCHES: Record<string, Change> = {
  questions: without(({ by }) => by === 'question'),
  'what only the provider can judge': without(({ by }) => by === 'provider'),
  alternatives: inRequirements((one) =>
    one.decide.by === 'alternatives' && one.decide.of[0] !== undefined
      ? { ...one, decide: one.decide.of[0] }
      : one,
  ),
  'exceptions for levels': inRequirements((one) => ({ ...one, appliesTo: [] })),
  'answers for one award alone': inRequirements((one) => ({
    ...one,
    decide:
      one.decide.by === 'question' ? { ...one.decide, isPerAward: false } : one.decide,
  })),
  steps: inRequirements((one) =>
    one.decide.by === 'action' ? { ...one, decide: { by: 'provider' } } : one,
  ),
  'limits of age by level': inRequirements((one) =>
    one.decide.by === 'profile' && 'byLevel' in one.decide.rule
      ? { ...one, decide: { by: 'profile', rule: { ...one.decide.rule, byLevel: {} } } }
      : one,
  ),
  'days on which an age counts': inRequirements((one) =>
    one.decide.by === 'profile' && 'onDate' in one.decide.rule
      ? { ...one, decide: { by: 'profile', rule: { ...one.decide.rule, onDate: null } } }
      : one,
  ),
}

/** Each column that the shipped awards state, and what it would say if it asked for nothing. */
const OPEN_COLUMNS: Record<string, Partial<ScholarshipCriteria>> = {
  citizenship: { citizenship: { kind: 'all', codes: [], hint: null } },
  'degree-level': { degreeLevels: DEGREE_LEVELS },
  'field-of-study': { fields: { kind: 'all', codes: [] } },
  gpa: { gpaRequirement: null },
  english: { minToeflScore: null, minIeltsScore: null },
  'english by TOEFL': { minToeflScore: null },
  'english by IELTS': { minIeltsScore: null },
  'visa-type': { eligibleVisaTypes: null },
  'women-only': { isWomenOnly: null },
}
const opened =
  (code: string): Change =>
  (award) => ({ ...award, criteria: { ...award.criteria, ...OPEN_COLUMNS[code] } })

/** Each way in which a column can state citizenship, and what it leaves to the provider. */
const COLUMN_WAYS: Record<
  string,
  [code: string, isMeant: (award: AskingAward) => boolean]
> = {
  'countries that are listed': ['citizenship', hasCitizenship('listed')],
  'countries that are left out': ['citizenship', hasCitizenship('all-except')],
  'countries that only the provider lists': ['citizenship', hasCitizenship('see-source')],
  'countries that nobody states': ['citizenship', hasCitizenship('not-stated')],
  'a list of countries with an open end': [
    'citizenship',
    ({ criteria: { citizenship } }) =>
      citizenship.kind === 'listed' && citizenship.hint !== null,
  ],
  'levels that nobody states': [
    'degree-level',
    ({ criteria }) => criteria.degreeLevels === null,
  ],
}

function hasCitizenship(kind: string) {
  return ({ criteria }: AskingAward) => criteria.citizenship.kind === kind
}

/** If the awards state these conditions in a column as well, both are switched off together. */
const STATED_TWICE = new Map([
  ['field-in', 'field-of-study'],
  ['visa-in', 'visa-type'],
])

/** Removes a rule, and what a column says about the same. */
function withoutRule(kind: string): Change {
  const isRule = (part: Decide) => part.by === 'profile' && part.rule.kind === kind
  const code = STATED_TWICE.get(kind)
  return (award) => {
    const isStated = award.requirements.some(hasPart(isRule))
    const rest = without(isRule)(award)
    return isStated && code !== undefined ? opened(code)(rest) : rest
  }
}

const kinds = new Set(
  [...awards.values()].flatMap(({ requirements }) =>
    requirements
      .flatMap(({ decide }) => waysOf(decide))
      .flatMap((part) => (part.by === 'profile' ? part.rule.kind : [])),
  ),
)

test('the columns below are the only ones that decide anything about a shipped award', () => {
  const deciding = [...awards.values()].flatMap((award) => {
    const { criteria } = Object.keys(OPEN_COLUMNS).reduce(
      (asking, code) => opened(code)(asking),
      award,
    )
    const nobody = { ...NOTHING_KNOWN, intendedDegreeLevel: 'phd' as const }
    const asked = explainEligibility(criteria, nobody).criteria.filter(
      ({ isHard, result }) => isHard && result !== 'PASS',
    )
    return [...asked, ...columnRequirements(criteria)]
  })
  expect(deciding).toEqual([])
})

describe('some case fails without', () => {
  test.each(Object.entries(SWITCHES))('%s', (_name, change) => {
    expect(hingingOn(change)).toBeGreaterThan(0)
  })

  test.each([...kinds])('the rule %s', (kind) => {
    expect(hingingOn(withoutRule(kind))).toBeGreaterThan(0)
  })

  test.each(Object.keys(OPEN_COLUMNS))('the column %s', (code) => {
    expect(hingingOn(opened(code))).toBeGreaterThan(0)
  })

  test.each(Object.entries(COLUMN_WAYS))('%s', (_name, [code, isMeant]) => {
    const change: Change = (award) => (isMeant(award) ? opened(code)(award) : award)
    expect(hingingOn(change)).toBeGreaterThan(0)
  })
})

test('most cases hinge on an answer, an age, an alternative or an exception', () => {
  const shown = new Set<AskingAward>()
  const hinging = GOLD_CASES.filter((one) => {
    const asking = awards.get(one.award)
    if (asking !== undefined) shown.add(asking)
    const change = inRequirements((requirement) => ({ ...requirement, decide: NOT_ASKED }))
    return labelOf(one, change) !== one.label
  })
  expect(hinging.length).toBeGreaterThanOrEqual(40)
  expect(shown.size).toBeGreaterThanOrEqual(30)
})
