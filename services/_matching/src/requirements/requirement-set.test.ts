import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedStudents } from '../testing/arbitraries.ts'
import { requirement } from '../testing/examples.ts'
import { AWARD_IDS, requirementLists } from '../testing/requirement-arbitraries.ts'
import { judgeRequirement } from './judge-requirement.ts'
import { judgeSet, requirementSetOf } from './requirement-set.ts'
import type { Decide } from './requirement.ts'

const TODAY = '2026-11-22'
const ORDER = ['FAIL', 'ANSWER', 'CHECK_WITH_PROVIDER']

const asking = (isPerAward: boolean): Decide => ({
  by: 'question',
  fact: 'jesuit',
  question: 'Are you a Jesuit?',
  expects: true,
  isPerAward,
})

/** Reverses every list, at any depth. */
function backwards<T>(value: T): T {
  if (Array.isArray(value)) return value.map(backwards).toReversed() as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, backwards(part)])
  return Object.fromEntries(entries) as T
}

describe('a set', () => {
  test('is the same for the same conditions in other words and another order', () => {
    const rule = { kind: 'citizenship-in' as const, codes: ['IN', 'KE'] }
    const one = requirement({ decide: { by: 'profile', rule } })
    const turned = { ...rule, codes: ['KE', 'IN', 'KE'] }
    const other = requirement({ text: 'Else', decide: { by: 'profile', rule: turned } })
    const question = requirement({ key: 'group-1', decide: asking(false) })
    const step = requirement({ key: 'essay-1', decide: { by: 'action' } })
    const a = requirementSetOf('award-1', [one, question])
    const b = requirementSetOf('award-2', [step, question, other, one])
    expect(b).toEqual(a)
  })

  test('does not depend on the order of any list', () => {
    fc.assert(
      fc.property(requirementLists, (requirements) => {
        const turned = requirementSetOf('award-1', backwards(requirements))
        expect(turned.id).toBe(requirementSetOf('award-1', requirements).id)
      }),
    )
  })

  test('writes figures in one way', () => {
    const ids = ['3', '3.0', '3.00'].map((minimum) => {
      const decide = { by: 'profile' as const, rule: { kind: 'gpa-min' as const, minimum } }
      return requirementSetOf('award-1', [requirement({ decide })]).id
    })
    expect(new Set(ids).size).toBe(1)
  })

  test('is one of its own where an answer holds for the award alone', () => {
    const ids = AWARD_IDS.map(
      (id) => requirementSetOf(id, [requirement({ decide: asking(true) })]).id,
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('tells apart what is asked of others, and the answer that is needed', () => {
    const base = requirement({ decide: asking(false) })
    const decide = { ...asking(false), expects: false } as Decide
    const ids = [
      [base],
      [{ ...base, appliesTo: ['phd' as const] }],
      [{ ...base, decide }],
      [],
    ].map((requirements) => requirementSetOf('award-1', requirements).id)
    expect(new Set(ids).size).toBe(4)
  })
})

const keysOf = (all: readonly { kind: string; key?: string; field?: string }[]) =>
  new Set(all.map(({ kind, key, field }) => `${kind} ${key ?? field}`))

test('a set is judged as its requirements are, one by one', () => {
  fc.assert(
    fc.property(
      requirementLists,
      askedStudents,
      fc.constantFrom(...AWARD_IDS),
      (requirements, student, awardId) => {
        const context = { awardId, today: TODAY }
        const found = requirements.map((one) => judgeRequirement(one, student, context))
        const results = new Set(found.map(({ result }) => result))
        const expected = ORDER.find((one) => results.has(one as 'FAIL')) ?? 'PASS'
        const judged = judgeSet(requirementSetOf(awardId, requirements), student, TODAY)
        expect(judged.result).toBe(expected)
        expect(keysOf(judged.missing)).toEqual(
          keysOf(found.flatMap(({ questions }) => questions)),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})
