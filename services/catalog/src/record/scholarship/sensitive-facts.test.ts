import { requirement } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import type { Fact } from '../fact/fact.ts'
import { NOTHING_STATED } from './nothing-stated.ts'
import { sensitiveFactsOf } from './sensitive-facts.ts'

const fact = (name: string, isSensitive: boolean): [string, Fact] => {
  const words = { label: name, question: 'Is it so?', topic: 'Other', isPerAward: false }
  return [name, { fact: name, isSensitive, ...words }]
}
const known = new Map([fact('full-time', false), fact('orphan', true)])
const question = (name: string) => ({
  by: 'question' as const,
  fact: name,
  question: 'Is it so?',
  expects: true,
  isPerAward: false,
})

it('names the sensitive facts that a scholarship asks, within alternatives too, and unknown ones', () => {
  const requirements = [
    requirement({ decide: question('full-time') }),
    requirement({ decide: question('nobody-knows-it') }),
    requirement({
      decide: {
        by: 'alternatives',
        of: [question('orphan'), question('full-time'), { by: 'provider' }],
      },
    }),
  ]
  const asking = {
    ...NOTHING_STATED,
    requirements,
    isWomenOnly: true,
    maxFamilyIncome: '60000',
    fsaEligible: true,
  }
  expect(sensitiveFactsOf(known, asking)).toEqual([
    'family-income-at-most-usd-60000',
    'nobody-knows-it',
    'orphan',
    'us-federal-student-aid',
  ])
})

it('names none where nothing is asked', () => {
  const asking = NOTHING_STATED
  expect(sensitiveFactsOf(known, asking)).toEqual([])
})
