import { expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'

it.each(['LAPSED', 'TURNED_DOWN'] as const)('leads from %s to another offer', (state) => {
  expect(nextSteps(state)).toEqual(['SHORTLISTED'])
})
