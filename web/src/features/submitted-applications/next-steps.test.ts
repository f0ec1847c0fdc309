import { expect, it } from 'vitest'
import { mayAskForMore, nextSteps } from './next-steps.ts'

it.each(['LAPSED', 'TURNED_DOWN'] as const)('leads from %s to another offer', (state) => {
  expect(nextSteps({ state, isErased: false })).toEqual(['SHORTLISTED'])
})

it.each([
  ['LAPSED', []],
  ['TURNED_DOWN', []],
  ['SHORTLISTED', ['DECLINED']],
] as const)(
  'leads from %s to nothing but an end once its student is gone',
  (state, steps) => {
    const gone = { state, isErased: true }
    expect(nextSteps(gone)).toEqual(steps)
    expect(mayAskForMore(gone)).toBe(false)
  },
)
