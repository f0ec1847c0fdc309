import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balance, type Pair } from './balance.ts'

const REVIEWERS = ['ann', 'ben', 'cem', 'dia', 'eva']

const panel = fc.record({
  reviewerIds: fc.subarray(REVIEWERS, { minLength: 1 }),
  perApplication: fc.integer({ min: 1, max: 4 }),
  seed: fc.string(),
  recusals: fc.array(fc.subarray(REVIEWERS), { maxLength: 40 }),
})
type Panel = typeof panel extends fc.Arbitrary<infer T> ? T : never

const applicationsOf = ({ recusals }: Panel, pairs: readonly Pair[] = []) =>
  recusals.map((recused, index) => {
    const applicationId = `a${index}`
    const own = pairs.filter((pair) => pair.applicationId === applicationId)
    return { applicationId, recused, assigned: own.map(({ reviewerId }) => reviewerId) }
  })

const loadsOf = (ids: readonly string[], pairs: readonly Pair[]) =>
  ids.map((id) => pairs.filter(({ reviewerId }) => reviewerId === id).length)

describe('assigning reviewers', () => {
  it('gives each application as many reviewers as set, if enough may score it, never one who is recused', () => {
    fc.assert(
      fc.property(panel, (given) => {
        const pairs = balance({ ...given, applications: applicationsOf(given) })
        for (const { recused, assigned } of applicationsOf(given, pairs)) {
          const able = given.reviewerIds.filter((id) => !recused.includes(id))
          expect(assigned.length).toBe(Math.min(able.length, given.perApplication))
          expect(new Set(assigned).size).toBe(assigned.length)
          for (const id of assigned) expect(able).toContain(id)
        }
      }),
    )
  })

  it('gives equal loads, within one, to reviewers who are recused from nothing', () => {
    fc.assert(
      fc.property(panel, (given) => {
        const pairs = balance({ ...given, applications: applicationsOf(given) })
        const free = given.reviewerIds.filter((id) => given.recusals.every((all) => !all.includes(id))) // prettier-ignore
        const loads = loadsOf(free, pairs)
        const spread = Math.max(0, ...loads) - Math.min(...loads, Infinity)
        expect(spread).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('adds nothing when it runs again, and gives the same result from the start', () => {
    fc.assert(
      fc.property(panel, (given) => {
        const pairs = balance({ ...given, applications: applicationsOf(given) })
        expect(balance({ ...given, applications: applicationsOf(given, pairs) })).toEqual(
          [],
        )
        expect(balance({ ...given, applications: applicationsOf(given) })).toEqual(pairs)
      }),
    )
  })

  it('assigns later applications to the reviewers with the least to do', () => {
    const some = Array.from({ length: 9 }, (_unused, index) => ({
      applicationId: `a${index}`,
      recused: [],
      assigned: index < 3 ? ['ann', 'ben'] : [],
    }))
    const given = { reviewerIds: REVIEWERS, perApplication: 2, seed: 's' }
    const added = balance({ ...given, applications: some })
    expect(new Set(added.map(({ applicationId }) => applicationId))).toEqual(
      new Set(['a3', 'a4', 'a5', 'a6', 'a7', 'a8']),
    )
    const first = some.flatMap(({ applicationId, assigned }) =>
      assigned.map((reviewerId) => ({ applicationId, reviewerId })),
    )
    expect(loadsOf(REVIEWERS, [...first, ...added]).toSorted()).toEqual([3, 3, 4, 4, 4])
  })
})
