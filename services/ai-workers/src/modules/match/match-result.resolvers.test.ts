import { expect, it } from 'vitest'
import type { Context } from '../../context.ts'
import { matchResultFields, type ResultRef } from './match-result.resolvers.ts'

/** A context whose result gets reworded tips between the first reading and the second. */
function contextOfMovingResult(): Context {
  const tipsBy = [null, 'Tips worded by a model']
  const openResult = async () => ({ matches: [], tipsBy: tipsBy.shift() })
  // The fields ask for this use case alone.
  return { useCases: { openResult } } as unknown as Context
}

it('a result and its awards are answered from the same read, not from a later one', async () => {
  const context = contextOfMovingResult()
  const ref = { resultId: 'a', isShared: false, madeBy: ['Computed'] } as ResultRef
  const [matches, madeBy] = await Promise.all([
    matchResultFields.matches(ref, {}, context),
    matchResultFields.madeBy(ref, {}, context),
  ])
  expect(matches).toEqual([])
  expect(madeBy).toEqual(['Computed'])
  const later = await matchResultFields.madeBy({ ...ref }, {}, context)
  expect(later).toEqual(['Computed', 'Tips worded by a model'])
})
