import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listings, students } from '../testing/arbitraries.ts'
import { explained, planned, RESULTS } from '../testing/both-ways.ts'
import { explainEligibility } from './explain.ts'
import { planEligibility } from './plan.ts'

test('the plan over the catalog agrees with the explanation of each pair', () => {
  fc.assert(
    fc.property(listings, students, (scholarship, of) => {
      expect(planned(planEligibility(of), scholarship)).toEqual(explained(scholarship, of))
    }),
    { numRuns: 3000 },
  )
})

test('every result of every criterion occurs among the generated pairs', () => {
  const pairs = fc.sample(fc.tuple(listings, students), { numRuns: 1500, seed: 7 })
  const seen = new Set(
    pairs.flatMap(([scholarship, of]) =>
      explainEligibility(scholarship, of).criteria.map(
        ({ code, result }) => `${code} ${result}`,
      ),
    ),
  )
  for (const code of ['citizenship', 'gpa', 'english', 'visa-type', 'us-residency']) {
    for (const result of RESULTS) expect(seen).toContain(`${code} ${result}`)
  }
})
