import { expect, it } from 'vitest'
import { foldNotEligible } from './fold-not-eligible.ts'

const verdicts = (...all: ('ELIGIBLE' | 'ANSWER_QUESTIONS' | 'NOT_ELIGIBLE')[]) =>
  all.map((verdict) => ({ node: { eligibility: { verdict } } }))
const pageInfo = { hasNextPage: true, endCursor: 'e' }

it('keeps what fits and what is open, and counts all that follow, also those that were not read yet', () => {
  const edges = verdicts('ELIGIBLE', 'ANSWER_QUESTIONS', 'NOT_ELIGIBLE', 'NOT_ELIGIBLE')
  const folded = foldNotEligible({ edges, pageInfo, totalCount: 40 })
  expect(folded?.connection.edges).toEqual(edges.slice(0, 2))
  expect(folded?.count).toBe(38)
})

it('offers to show them also when the whole list has been read', () => {
  const edges = verdicts('ELIGIBLE', 'NOT_ELIGIBLE')
  const list = { edges, pageInfo: { hasNextPage: false, endCursor: 'e' }, totalCount: 2 }
  expect(foldNotEligible(list)?.connection.pageInfo.hasNextPage).toBe(true)
})

it.each([
  ['none that fails has been read', verdicts('ELIGIBLE', 'ANSWER_QUESTIONS'), 40],
  ['more are found than the server ranks', verdicts('ELIGIBLE', 'NOT_ELIGIBLE'), 2_001],
] as const)('leaves the list as it is when %s', (_, edges, totalCount) => {
  expect(foldNotEligible({ edges, pageInfo, totalCount })).toBeNull()
})

it('leaves the list as it is for somebody without a profile', () => {
  const edges = [{ node: { eligibility: null } }]
  expect(foldNotEligible({ edges, pageInfo, totalCount: 40 })).toBeNull()
})
