import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedStudents } from '../testing/arbitraries.ts'
import { askedStudent, requirement } from '../testing/examples.ts'
import { requirementLists } from '../testing/requirement-arbitraries.ts'
import { nextQuestions, openSets, type WeighedSet } from './next-questions.ts'
import { requirementSetOf } from './requirement-set.ts'
import type { Decide } from './requirement.ts'

const TODAY = '2026-11-22'

function asking(fact: string, expects = true): Extract<Decide, { by: 'question' }> {
  return { by: 'question', fact, question: 'Is it so?', expects, isPerAward: false }
}

function weighed(decisions: Decide[], awards = 1, weight = awards): WeighedSet {
  const requirements = decisions.map((decide, at) =>
    requirement({ key: `other-${at}`, decide }),
  )
  return { set: requirementSetOf('award-1', requirements), awards, weight }
}

const keysOf = (sets: WeighedSet[], count: number, has = {}) =>
  nextQuestions(sets, askedStudent(has), TODAY, count).map(({ key }) => key)

describe('the next question', () => {
  test('is the one that decides the most weight', () => {
    const few = weighed([asking('orphan')], 3, 90)
    const many = weighed([asking('jesuit')], 5, 50)
    expect(keysOf([few, many], 2)).toEqual(['orphan', 'jesuit'])
  })

  test('says what yes and no would open and close', () => {
    const sets = [
      weighed([asking('jesuit')], 5),
      weighed([asking('jesuit', false)], 2),
      weighed([asking('jesuit'), asking('orphan')], 1),
      weighed([asking('jesuit'), { by: 'provider' }], 10),
    ]
    expect(nextQuestions(sets, askedStudent(), TODAY, 1)).toEqual([
      { key: 'jesuit', yes: { opens: 15, closes: 2 }, no: { opens: 2, closes: 16 } },
    ])
  })

  test('counts what is left once the ones before it are answered', () => {
    // "Orphan" alone decides half of the first set; together with the answer on "Jesuit" it decides the rest.
    const both = weighed([asking('jesuit'), asking('orphan')], 10)
    const jesuits = weighed([asking('jesuit')], 1)
    const other = weighed([asking('full-time-student')], 4)
    expect(keysOf([both, jesuits, other], 3)).toEqual([
      'jesuit',
      'orphan',
      'full-time-student',
    ])
  })

  test('is not what was answered, or is not told', () => {
    const sets = [weighed([asking('jesuit')]), weighed([asking('orphan')])]
    const facts = { jesuit: true, orphan: 'declined' }
    expect(keysOf(sets, 2, { facts })).toEqual([])
  })

  test('may be one that decides nothing alone', () => {
    const of = [asking('jesuit'), asking('orphan')]
    const either = weighed([{ by: 'alternatives', of }, asking('full-time-student')])
    const unknown = { by: 'profile' as const, rule: { kind: 'needs-aid' as const } }
    const needy = weighed([
      { by: 'alternatives', of: [unknown, asking('jesuit', false)] },
      unknown,
    ])
    expect(keysOf([either, needy], 3)).toHaveLength(3)
  })
})

test('asks nothing twice, and answering everything that can be asked leaves no fact open', () => {
  fc.assert(
    fc.property(
      fc.array(requirementLists, { maxLength: 4 }),
      askedStudents,
      fc.boolean(),
      (lists, student, answer) => {
        const sets = lists.map((requirements) => ({
          set: requirementSetOf('award-1', requirements),
          awards: 1,
          weight: 1,
        }))
        const keys = nextQuestions(sets, student, TODAY, 50).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        const told = Object.fromEntries(keys.map((key) => [key, answer]))
        const answered = { ...student, facts: { ...student.facts, ...told } }
        expect(openSets(sets, answered, TODAY)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
