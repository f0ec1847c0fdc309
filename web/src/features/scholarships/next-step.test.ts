import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const coming = { isOver: false }
const nothing = { failed: [], questions: [], withProvider: [] }
const question = { text: null, profileField: 'gpa', isDeclined: false }

it('ends at what fails, whatever else is open', () => {
  const step = nextStep(
    {
      failed: ['citizenship'],
      questions: [question],
      withProvider: ['a'],
    },
    coming,
  )
  expect(step).toEqual({ kind: 'look-elsewhere', labels: ['citizenship'] })
})

it('asks the student before the provider', () => {
  const step = nextStep({ ...nothing, questions: [question], withProvider: ['a'] }, coming)
  expect(step).toEqual({ kind: 'answer', questions: [question] })
})

it('does not ask again what somebody prefers not to say', () => {
  const declined = { ...question, isDeclined: true }
  const step = nextStep({ ...nothing, questions: [declined], withProvider: ['a'] }, coming)
  expect(step).toEqual({ kind: 'ask-provider', labels: ['a'] })
})

it('is to apply when nothing is open', () => {
  expect(nextStep(nothing, coming)).toEqual({ kind: 'apply' })
})

it('is to wait when nothing is open and the round is over', () => {
  expect(nextStep(nothing, { isOver: true })).toEqual({ kind: 'wait' })
})
