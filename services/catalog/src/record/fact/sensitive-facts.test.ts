import { requirement } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { readFacts } from './read-facts.ts'
import { sensitiveFactsOf } from './sensitive-facts.ts'

const known = [...readFacts().values()]
const nameOf = (isSensitive: boolean) =>
  known.find((one) => one.isSensitive === isSensitive)?.fact ?? ''
const question = (fact: string) => ({
  by: 'question' as const,
  fact,
  question: 'Is it so?',
  expects: true,
  isPerAward: false,
})

it('names the sensitive facts that a scholarship asks, within alternatives too, and unknown ones', () => {
  const requirements = [
    requirement({ decide: question(nameOf(false)) }),
    requirement({ decide: question('nobody-knows-it') }),
    requirement({
      decide: {
        by: 'alternatives',
        of: [question(nameOf(true)), question(nameOf(false)), { by: 'provider' }],
      },
    }),
  ]
  const asking = { requirements, isWomenOnly: true, maxFamilyIncome: '60000' }
  expect(sensitiveFactsOf(asking)).toEqual(
    ['family-income-at-most-usd-60000', 'nobody-knows-it', nameOf(true)].toSorted(),
  )
})

it('names none where nothing is asked', () => {
  const asking = { requirements: null, isWomenOnly: null, maxFamilyIncome: null }
  expect(sensitiveFactsOf(asking)).toEqual([])
})
