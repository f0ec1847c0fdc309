import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const criterion = (label: string, result: string, more = {}) => ({
  code: label,
  label,
  isHard: true,
  result,
  profileField: label,
  ...more,
})
const met = criterion('level', 'PASS')
const failed = criterion('citizenship', 'FAIL')
const open = criterion('gpa', 'TELL_US_MORE')
const unknown = criterion('visa', 'CHECK_WITH_PROVIDER', { profileField: null })
const preference = criterion('need', 'FAIL', { isHard: false })

it('ends at what fails, whatever else is open', () => {
  expect(nextStep([met, open, failed], 2)).toEqual({
    kind: 'look-elsewhere',
    labels: ['citizenship'],
  })
})

it('asks the student before the provider', () => {
  expect(nextStep([unknown, open], 1)).toEqual({
    kind: 'answer',
    questions: [{ label: 'gpa', field: 'gpa' }],
  })
})

it('asks the provider about what no rule can tell', () => {
  expect(nextStep([met, unknown], 0)).toEqual({ kind: 'ask-provider', labels: ['visa'] })
})

it('is never to apply while words stand there that no rule has read', () => {
  expect(nextStep([met], 1)).toEqual({ kind: 'ask-provider', labels: [] })
})

it('is to apply when all is met; a preference shuts nobody out', () => {
  expect(nextStep([met, preference], 0)).toEqual({ kind: 'apply' })
})
