import { expect, test } from 'vitest'
import { student } from '../testing/examples.ts'
import { makeOpenSealed } from './open-sealed.ts'
import { answerOf, factKey } from './student-answers.ts'

const AWARD = '0192d3a0-0000-7000-8000-000000000001'
const NOTHING_TOLD = { facts: {}, dateOfBirth: null, gender: null }

/** Here a sealed text is plain JSON; any other text counts as sealed with another key. */
function opening() {
  const warnings: string[] = []
  const openSealed = makeOpenSealed(
    { open: async (sealed) => JSON.parse(sealed) },
    { warn: (message) => void warnings.push(message) },
  )
  return {
    warnings,
    open: (details: unknown, answers: unknown) =>
      openSealed({
        sealedDetails: details === null ? null : JSON.stringify(details),
        sealedAnswers: answers === null ? null : JSON.stringify(answers),
      }),
    openSealed,
  }
}

test('a student who has told nothing has nothing to open', async () => {
  const { open, warnings } = opening()
  expect(await open(null, null)).toEqual(NOTHING_TOLD)
  expect(warnings).toEqual([])
})

test('details of the profile are opened', async () => {
  const { open } = opening()
  const details = { dateOfBirth: '2004-02-29', gender: 'woman' }
  expect(await open(details, null)).toEqual({ facts: {}, ...details })
})

test('answers are found under the key of the question, for all awards or for one', async () => {
  const { open } = opening()
  const answers = { jesuit: 'yes', orphan: 'declined', [`${AWARD}:already-admitted`]: 'no' }
  const told = { ...student(), intendedUniversities: [], ...(await open(null, answers)) }
  const admitted = { fact: 'already-admitted', isPerAward: true }
  expect(answerOf(told, 'jesuit')).toBe(true)
  expect(answerOf(told, 'orphan')).toBe('declined')
  expect(answerOf(told, factKey(admitted, AWARD))).toBe(false)
  expect(answerOf(told, factKey(admitted, 'another'))).toBeNull()
})

test.each([
  ['details', { dateOfBirth: 'yesterday', gender: null }, { jesuit: 'yes' }],
  ['details', { dateOfBirth: null, gender: 'robot' }, { jesuit: 'yes' }],
])('%s of another shape count as not told: %j', async (_, details, answers) => {
  const { open, warnings } = opening()
  expect(await open(details, answers)).toEqual({ ...NOTHING_TOLD, facts: { jesuit: true } })
  expect(warnings).toEqual(['what a student told could not be opened'])
})

test('answers of another shape count as not told, the details beside them stay', async () => {
  const { open, warnings } = opening()
  const details = { dateOfBirth: '2004-02-29', gender: null }
  expect(await open(details, { jesuit: 'perhaps' })).toEqual({ facts: {}, ...details })
  expect(warnings).toHaveLength(1)
})

test('what another key sealed counts as not told, and its words reach no warning', async () => {
  const { openSealed, warnings } = opening()
  const sealed = { sealedDetails: 'secret details', sealedAnswers: 'secret answers' }
  expect(await openSealed(sealed)).toEqual(NOTHING_TOLD)
  expect(warnings).toHaveLength(2)
  expect(warnings.join()).not.toContain('secret')
})
