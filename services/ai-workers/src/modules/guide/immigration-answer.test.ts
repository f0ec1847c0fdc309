import { RULES } from '@landfall/immigration-rules/rules/rules'
import { describe, expect, it } from 'vitest'
import { type RuleInForce, rulesOn } from '../rule/rule.ts'
import { immigrationAnswer } from './immigration-answer.ts'
import { asksOfImmigration, speaksOfImmigration } from './immigration-words.ts'
import { FOR_F1_ONLY } from './other-visa.ts'
import { RULE_KEYS } from './rule-keys.ts'
import { OTHER_VISA_QUESTIONS, RULE_QUESTIONS } from './testing/immigration-questions.ts'

const SHIPPED = rulesOn(RULES, new Map(), '2026-11-23')

/** Those of a later release, by name alone. */
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
    // Nor is there a wrong rule where the right one does not ship yet.
    expect(idsOf(question, SHIPPED).filter((id) => listed(not).includes(id))).toEqual([])
  })
})

it('every rule that ships can be asked for', () => {
  expect(SHIPPED.map(({ id }) => id).filter((id) => !(id in RULE_KEYS))).toEqual([])
})

describe('of J-1 and M-1', () => {
  it.each(OTHER_VISA_QUESTIONS)('no rule answers: %s', (question) => {
    expect(asksOfImmigration(question)).toBe(true)
    expect(immigrationAnswer(question, SHIPPED, 'F-1')).toEqual({
      text: FOR_F1_ONLY,
      sources: [],
    })
  })

  it('no rule answers who holds one and names none', () => {
    const question = 'How long can I stay after I graduate?'
    for (const visa of ['J-1', 'M-1'])
      expect(immigrationAnswer(question, SHIPPED, visa).text).toBe(FOR_F1_ONLY)
    for (const visa of ['F-1', 'H-1B', null])
      expect(idsOf(question, SHIPPED, visa)).toEqual(['M5', 'V1-stay'])
    expect(idsOf('How long can I stay on F-1 after I graduate?', SHIPPED, 'J-1')).toEqual([
      'M5',
      'V1-stay',
    ])
  })
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
