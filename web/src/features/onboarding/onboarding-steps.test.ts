import { expect, it } from 'vitest'
import { nextStep, stepsOf, type SetUp } from './onboarding-steps.ts'

const fresh: SetUp = {
  verification: 'PENDING',
  isEmailVerified: true,
  hasDomainToProve: false,
  fundCount: 0,
  scholarships: [],
}
const at = (change: Partial<SetUp>) => {
  const steps = stepsOf({ ...fresh, ...change })
  return [...Object.values(steps), '→', nextStep(steps)].join(' ')
}

it('goes on where somebody stopped, from what there is', () => {
  expect(nextStep(stepsOf(null))).toBe('organization')
  expect(at({})).toBe('done waiting optional open → fund')
  expect(at({ fundCount: 1 })).toBe('done waiting done open → scholarship')
  expect(at({ scholarships: ['DRAFT'] })).toBe(
    'done waiting optional waiting → scholarship',
  )
  expect(at({ verification: 'VERIFIED', scholarships: ['DRAFT'] })).toBe(
    'done done optional open → fund',
  )
  expect(at({ verification: 'VERIFIED', scholarships: ['DRAFT', 'PUBLISHED'] })).toBe(
    'done done optional done → scholarship',
  )
})

it.each([
  { isEmailVerified: false },
  { hasDomainToProve: true },
  { verification: 'DECLINED' },
] satisfies Partial<SetUp>[])('asks for what only the person can do: %j', (change) => {
  expect(at(change)).toMatch(/^done open .* → verification$/)
})

it('asks a verified university for no proof any more', () => {
  expect(at({ verification: 'VERIFIED', hasDomainToProve: true })).toMatch(/^done done/)
})
