import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CRITERIA } from '../criteria/criteria.ts'
import { planCriterion } from '../criteria/plan.ts'
import { matchQueries, TODAY } from '../testing/arbitraries.ts'
import { matchQuery } from '../testing/examples.ts'
import { createByFacts, matchFacts } from './by-facts.ts'
import { SET_TERMS } from './set-terms.ts'

test('a result kept for one student is what another with the same facts would get', () => {
  const criteria = CRITERIA.map((criterion) => ({
    fresh: (query: Query) => planCriterion(criterion, query.student),
    kept: createByFacts(8, ({ query }) => planCriterion(criterion, query.student)),
  }))
  const terms = Object.values(SET_TERMS).map((term) => ({
    fresh: (query: Query) => term({ query, today: TODAY }),
    kept: createByFacts(8, term),
  }))
  fc.assert(
    fc.property(matchQueries, (query) => {
      for (const { fresh, kept } of [...criteria, ...terms]) {
        expect(kept(matchFacts(query, TODAY))).toEqual(fresh(query))
      }
    }),
    { numRuns: 100 },
  )
})

type Query = ReturnType<typeof matchQuery>

test('a result is computed once for all students who agree in the facts that it read', () => {
  let computed = 0
  const country = createByFacts(8, ({ query }) => {
    computed += 1
    return query.student.country
  })
  const ask = (facts: Parameters<typeof matchQuery>[0]) =>
    country(matchFacts(matchQuery(facts), TODAY))
  // The first computation shows which facts are read.
  ask({ country: 'IN' })
  computed = 0
  expect(ask({ country: 'IN', gpa: '3.00' })).toBe('IN')
  expect(ask({ country: 'IN', gpa: '2.00' })).toBe('IN')
  expect(ask({ country: 'NG' })).toBe('NG')
  expect(ask({ country: null })).toBe(null)
  expect(computed).toBeLessThanOrEqual(3)
})

test('facts that look alike when joined are told apart', () => {
  const states = createByFacts(8, ({ query }) => [
    query.student.visaType,
    query.preferredStates,
    query.student.citizenshipStatus,
  ])
  states(of('F-1', [], null))
  const asked = [
    of('-', [], null),
    of(null, [], '-'),
    of("1'a", ['b'], null),
    of('1', ['a', 'b'], null),
    of('1', ['ab'], null),
  ]
  for (const facts of [...asked, ...asked]) {
    expect(states(facts)).toEqual([
      facts.visaType,
      facts.preferredStates,
      facts.citizenshipStatus,
    ])
  }
})

function of(visaType: string | null, preferredStates: string[], status: string | null) {
  const query = matchQuery({ visaType, citizenshipStatus: status })
  return matchFacts({ ...query, preferredStates }, TODAY)
}
