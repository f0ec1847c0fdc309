import { readFileSync } from 'node:fs'
import { planEligibility } from '@landfall/matching/criteria/plan'
import { students } from '@landfall/matching/testing/arbitraries'
import { explained, planned } from '@landfall/matching/testing/both-ways'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapShippedScholarship } from './shipped-scholarship.ts'

test('plan and explanation agree on every shipped listing', () => {
  const shipped = ['scholarships', 'scholarships-unconfirmed'].flatMap((file) => {
    const url = new URL(`../../../data/${file}.json`, import.meta.url)
    const rows: unknown[] = JSON.parse(readFileSync(url, 'utf8'))
    return rows.map((row) => {
      const mapped = mapShippedScholarship(row)
      if (!mapped.ok) throw new Error(mapped.error.faults.join())
      return mapped.value
    })
  })
  expect(shipped).toHaveLength(537)
  fc.assert(
    fc.property(students, (of) => {
      const plan = planEligibility(of)
      for (const scholarship of shipped) {
        expect(planned(plan, scholarship)).toEqual(explained(scholarship, of))
      }
    }),
    { numRuns: 15 },
  )
})
