import { expect, test } from 'vitest'
import { APPLICATION_GUIDES } from '../../services/ai-workers/src/modules/guide/guides/application-guides.ts'
import { PREP_STEPS } from '../../services/applications/src/student/preparation/prep-steps.ts'

/** The words by which the mentor's guide names some steps of a plan. */
const NAMED = {
  place: /apply for a place/,
  nomination: /nominated/,
  'language-test': /language test/,
  recommenders: /recommenders/,
  documents: /transcripts/,
  'essay-draft': /draft of the essay/,
  'essay-final': /read the essay/,
  submit: /send it/,
}

test('the mentor gives a plan the days that the toolkit gives it', () => {
  const text = APPLICATION_GUIDES.find(({ id }) => id === 'plan')?.text ?? ''
  const lines = [...text.matchAll(/^- (\d+) days[^:]*: (.*)$/gmu)]
  const told = lines.map(([, days, says = '']) => {
    const [key] = Object.entries(NAMED).find(([, words]) => words.test(says)) ?? [says]
    return [key, Number(days)]
  })
  const planned = PREP_STEPS.filter(({ key }) => key in NAMED)
  expect(told).toEqual(planned.map(({ key, daysBefore }) => [key, daysBefore]))
})
