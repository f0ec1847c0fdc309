import { expect, it } from 'vitest'
import { nextStep as stepOf } from './next-step.ts'

type Award = Parameters<typeof stepOf>[0]
const nextStep = (eligibility: Award['eligibility'], own: Partial<Award> = {}) =>
  stepOf({ eligibility, ...own })

const nothing = { failed: [], questions: [], withProvider: [], steps: [] }
const question = { text: null, profileField: 'gpa', isDeclined: false }

it('ends at what fails, whatever else is open', () => {
  const step = nextStep({
    ...nothing,
    failed: ['citizenship'],
    questions: [question],
    withProvider: ['a'],
  })
  expect(step).toEqual({ kind: 'look-elsewhere' })
})

it('asks the student before the provider', () => {
  const step = nextStep({ ...nothing, questions: [question], withProvider: ['a'] })
  expect(step).toEqual({ kind: 'answer', questions: [question] })
})

it('does not ask again what somebody prefers not to say', () => {
  const declined = { ...question, isDeclined: true }
  const step = nextStep({ ...nothing, questions: [declined], withProvider: ['a'] })
  expect(step).toEqual({ kind: 'ask-provider', labels: ['a'] })
})

it('is to apply when nothing is open', () => {
  expect(nextStep(nothing)).toEqual({ kind: 'apply', admission: null })
})

it('names the place that an award takes, beside its own application', () => {
  const asked = 'You need admission to Arizona State University.'
  const steps = [
    { key: 'essay-1', kind: 'essay-topic', asked: 'Write an essay.' },
    { key: 'place-1', kind: 'admitted-to', asked },
  ]
  expect(nextStep({ ...nothing, steps })).toEqual({ kind: 'apply', admission: asked })
})

it('is to wait when nothing is open and the round is over', () => {
  const over = { ...nothing, awaits: 'NEXT_ROUND' as const }
  expect(nextStep(over)).toEqual({ kind: 'wait' })
})

it('is to ask for a nomination, with who gives it where that is known', () => {
  const open = { ...nothing, awaits: 'NOMINATION' as const }
  expect(nextStep(open)).toEqual({ kind: 'ask-nomination', asked: null })
  const asked = 'Your adviser must nominate you.'
  const steps = [
    { key: 'nomination-essay', kind: 'essay-topic', asked: 'Write an essay.' },
    { key: 'adviser-1', kind: 'nomination', asked },
  ]
  expect(nextStep({ ...open, steps })).toEqual({ kind: 'ask-nomination', asked })
})

it('is not to finish a draft of what takes applications elsewhere by now', () => {
  const application = { state: 'DRAFT' } as const
  const step = (takesApplicationsHere: boolean | null) =>
    nextStep(nothing, { application, takesApplicationsHere }).kind
  expect([step(false), step(null), step(true)]).toEqual(['none', 'finish', 'finish'])
})

it('is to finish a draft, and nothing once the student has applied', () => {
  expect(nextStep(nothing, { application: { state: 'DRAFT' } })).toEqual({ kind: 'finish' })
  const applied = [
    { application: { state: 'SUBMITTED' } },
    { saved: { applicationStatus: 'APPLIED' } },
    { saved: { applicationStatus: 'REJECTED' } },
  ] as const
  for (const own of applied) expect(nextStep(nothing, own)).toEqual({ kind: 'none' })
  const planned = { saved: { applicationStatus: 'PLANNED' } } as const
  expect(nextStep(nothing, planned).kind).toBe('apply')
})
