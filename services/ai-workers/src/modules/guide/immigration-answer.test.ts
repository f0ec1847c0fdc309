import { RULES } from '@landfall/immigration-rules/rules/rules'
import { describe, expect, it } from 'vitest'
import { type RuleInForce, rulesOn } from '../rule/rule.ts'
import { immigrationAnswer } from './immigration-answer.ts'
import { asksOfImmigration, speaksOfImmigration } from './immigration-words.ts'
import { NOT_FOR_M1, NOTHING_FOR_J1 } from './other-visa.ts'
import { RULE_KEYS } from './rule-keys.ts'
import {
  M1_QUESTIONS,
  OTHER_J1_QUESTIONS,
  RULE_QUESTIONS,
} from './testing/immigration-questions.ts'

const SHIPPED = rulesOn(RULES, new Map(), '2026-11-23')

/** Rules of a later release, by name alone. */
const COMING = Object.keys(RULE_KEYS)
  .filter((id) => SHIPPED.every((rule) => rule.id !== id))
  .map((id): RuleInForce => {
    const words = { title: id, says: id, source: id, confidence: 'secondary' }
    const none = { i94: null, cost: null, documents: [], hasOlderWords: false }
    return { id, ...words, ...none, verifiedOn: '2026-11-23' }
  })

function idsOf(
  question: string,
  rules: readonly RuleInForce[],
  visa: string | null = null,
) {
  const { sources } = immigrationAnswer(question, rules, visa)
  return sources.flatMap(({ title }) => /^Rule (\S+):/u.exec(title)?.[1] ?? [])
}

const listed = (ids = '') => ids.split(' ').filter((id) => id !== '')

describe('a question as students ask it', () => {
  it.each(RULE_QUESTIONS)('%s', (question, { first, has, not }) => {
    expect(asksOfImmigration(question)).toBe(true)
    const ids = idsOf(question, [...SHIPPED, ...COMING])
    expect(ids[0] ?? null).toBe(first)
    expect(ids).toEqual(expect.arrayContaining(listed(has)))
    expect(ids.filter((id) => listed(not).includes(id))).toEqual([])
    // Where the right rule does not ship yet, no wrong rule may answer either.
    expect(idsOf(question, SHIPPED).filter((id) => listed(not).includes(id))).toEqual([])
  })
})

it('every rule that ships can be asked for', () => {
  expect(SHIPPED.map(({ id }) => id).filter((id) => !(id in RULE_KEYS))).toEqual([])
})

it('each rule that came after the first ones is asked for by three questions', () => {
  const later = SHIPPED.filter(({ id }) => /^(?:J1-|W2$|T2$|M8$)/u.test(id))
  expect(later).toHaveLength(8)
  for (const { id } of later) {
    const asked = RULE_QUESTIONS.filter(([, { first }]) => first === id)
    expect(asked.length).toBeGreaterThanOrEqual(3)
  }
})

describe('of J-1 and M-1', () => {
  it.each(M1_QUESTIONS)('no rule answers M-1: %s', (question) => {
    expect(asksOfImmigration(question)).toBe(true)
    const answer = immigrationAnswer(question, SHIPPED, 'F-1')
    expect(answer).toEqual({ text: NOT_FOR_M1, sources: [] })
  })

  it.each(OTHER_J1_QUESTIONS)('no rule for F-1 answers J-1: %s', (question) => {
    expect(asksOfImmigration(question)).toBe(true)
    const answer = immigrationAnswer(question, SHIPPED, 'F-1')
    expect(answer).toEqual({ text: NOTHING_FOR_J1, sources: [] })
  })

  it('who holds one and names none is answered by its rules alone', () => {
    const question = 'How long can I stay after I graduate?'
    expect(immigrationAnswer(question, SHIPPED, 'M-1').text).toBe(NOT_FOR_M1)
    expect(idsOf(question, SHIPPED, 'J-1')).toEqual(['J1-stay'])
    expect(idsOf('Can my wife work?', SHIPPED, 'J-1')).toEqual(['J1-family'])
    for (const visa of ['F-1', 'H-1B', null])
      expect(idsOf(question, SHIPPED, visa)).toEqual(['M5', 'V1-stay'])
    expect(idsOf('How long can I stay on F-1 after I graduate?', SHIPPED, 'J-1')).toEqual([
      'M5',
      'V1-stay',
    ])
  })

  it.each([
    ['How long is the J-1 grace period?', /responsible officer.*act on it\.$/u],
    ['How long can I stay after I graduate?', /Ask your DSO.*act on it\.$/u],
  ])('the answer sends on to the office of the visa: %s', (question, office) => {
    expect(immigrationAnswer(question, SHIPPED, null).text).toMatch(office)
  })

  it('an F-1 student is never told of a rule for J-1 alone', () => {
    const asked = RULE_QUESTIONS.filter(
      ([, { first }]) => first?.startsWith('J1-') !== true,
    )
    for (const [question] of asked)
      expect(idsOf(question, SHIPPED, 'F-1').filter((id) => id.startsWith('J1-'))).toEqual(
        [],
      )
  })
})

it('tells J-1 academic training from what a student learned', () => {
  for (const text of [
    'How do I describe my academic training in an essay?',
    'Which scholarships want a strong academic training?',
  ])
    expect(asksOfImmigration(text)).toBe(false)
})

it('tells OPT from the verb', () => {
  const verbs = [
    'How do I opt out of emails?',
    'Should I OPT in to the newsletter?',
    'Should I opt for a bigger university?',
    'Can I opt into a weekly summary?',
  ]
  for (const text of verbs) {
    expect(asksOfImmigration(text)).toBe(false)
    expect(speaksOfImmigration(text)).toBe(false)
  }
  for (const text of ['opt', 'when can i apply for opt', 'How long is OPT in the US?']) {
    expect(asksOfImmigration(text)).toBe(true)
    expect(speaksOfImmigration(text)).toBe(true)
  }
})
