import { type AskingAward, judgeAward } from '@landfall/matching/requirements/judge-award'
import type { Decide, Requirement } from '@landfall/matching/requirements/requirement'
import {
  GOLD_CASES,
  GOLD_TODAY,
  type GoldCase,
} from '@landfall/matching/testing/gold-cases'
import { describe, expect, test } from 'vitest'
import { askingAwards } from './testing/asking-awards.ts'

const awards = new Map(askingAwards().map((award) => [award.id, award]))

function labelOf(
  { award, student }: GoldCase,
  change: (requirement: Requirement) => Requirement = (same) => same,
): string | undefined {
  const asking = awards.get(award)
  if (asking === undefined) throw new Error(`No such award: ${award}`)
  const requirements = asking.requirements.map(change)
  return judgeAward({ ...asking, requirements }, student, GOLD_TODAY)?.label
}

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

const partsOf = ({ decide }: Requirement) =>
  decide.by === 'alternatives' ? decide.of : [decide]
const NOT_ASKED: Decide = { by: 'action' }
const without =
  (isMeant: (part: ReturnType<typeof partsOf>[number]) => boolean) => (one: Requirement) =>
    partsOf(one).some(isMeant) ? { ...one, decide: NOT_ASKED } : one

/** Each takes one thing out of the judgement, as if nobody had thought of it. */
const SWITCHES: Record<string, (requirement: Requirement) => Requirement> = {
  questions: without(({ by }) => by === 'question'),
  'what only the provider can judge': without(({ by }) => by === 'provider'),
  alternatives: (one) =>
    one.decide.by === 'alternatives' && one.decide.of[0] !== undefined
      ? { ...one, decide: one.decide.of[0] }
      : one,
  'exceptions for levels': (one) => ({ ...one, appliesTo: [] }),
  'answers for one award alone': (one) => ({
    ...one,
    decide:
      one.decide.by === 'question' ? { ...one.decide, isPerAward: false } : one.decide,
  }),
  steps: (one) =>
    one.decide.by === 'action' ? { ...one, decide: { by: 'provider' } } : one,
  'limits of age by level': (one) =>
    one.decide.by === 'profile' && 'byLevel' in one.decide.rule
      ? { ...one, decide: { by: 'profile', rule: { ...one.decide.rule, byLevel: {} } } }
      : one,
  'days on which an age counts': (one) =>
    one.decide.by === 'profile' && 'onDate' in one.decide.rule
      ? { ...one, decide: { by: 'profile', rule: { ...one.decide.rule, onDate: null } } }
      : one,
}

/** Rules of the shipped data that a column states as well, so that nothing hinges on them alone. */
const STATED_TWICE = ['field-in', 'visa-in']
const kinds = new Set(
  [...awards.values()].flatMap(({ requirements }) =>
    requirements
      .flatMap(partsOf)
      .flatMap((part) =>
        part.by === 'profile' && !STATED_TWICE.includes(part.rule.kind)
          ? part.rule.kind
          : [],
      ),
  ),
)

describe('some case fails without', () => {
  test.each(Object.entries(SWITCHES))('%s', (_name, change) => {
    expect(GOLD_CASES.filter((one) => labelOf(one, change) !== one.label)).not.toEqual([])
  })

  test.each([...kinds])('the rule %s', (kind) => {
    const change = without((part) => part.by === 'profile' && part.rule.kind === kind)
    expect(GOLD_CASES.filter((one) => labelOf(one, change) !== one.label)).not.toEqual([])
  })
})

test('most cases hinge on an answer, an age, an alternative or an exception', () => {
  const shown = new Set<AskingAward>()
  const hinging = GOLD_CASES.filter((one) => {
    const asking = awards.get(one.award)
    if (asking !== undefined) shown.add(asking)
    return (
      labelOf(one, (requirement) => ({ ...requirement, decide: NOT_ASKED })) !== one.label
    )
  })
  expect(hinging.length).toBeGreaterThanOrEqual(40)
  expect(shown.size).toBeGreaterThanOrEqual(30)
})
