import { expect, test } from 'vitest'
import { RULES } from './rules/rules.ts'
import { shippedFormName, ruleText } from './rule-text.ts'

const textOf = (id: string) =>
  RULES.filter((rule) => rule.id === id)
    .map(ruleText)
    .at(0)

test('a rule’s text includes its cost, its documents and whom it is for', () => {
  expect(textOf('O6-premium')?.cost).toMatchObject({ isAtLeast: expect.any(Boolean) })
  expect(textOf('O7')?.documents.length).toBeGreaterThan(1)
  expect(textOf('M2')).toMatchObject({ i94: null, cost: null, documents: [] })
  expect(textOf('V1-stay')).toMatchObject({ i94: 'date', confidence: 'unconfirmed' })
})

test('each shipped version of a rule has a unique name, derived from all that it says and computes', () => {
  const names = RULES.map((rule) => shippedFormName(rule).join(' '))
  expect(new Set(names).size).toBe(RULES.length)
  const [first, again] = RULES.flatMap((rule) => [
    rule,
    { ...rule, effectiveTo: '2027-01-01' },
  ])
  expect(first && shippedFormName(first)).not.toEqual(again && shippedFormName(again))
})
