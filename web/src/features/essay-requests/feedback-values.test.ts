import { expect, it } from 'vitest'
import { checkFeedback, feedbackInput, withRemark } from './feedback-values.ts'

const OVERALL = 'You make me see the chairs. Begin the last paragraph with them.'
const REMARK = { from: 0, to: 8, remark: 'Good.' }

it('may be sent with words about the whole, with or without a score and remarks', () => {
  expect(checkFeedback({ overall: OVERALL, score: '', remarks: [] })).toEqual({})
  expect(checkFeedback({ overall: OVERALL, score: '100', remarks: [REMARK] })).toEqual({})
})

it.each([
  ['overall', { overall: 'Good.' }],
  ['score', { score: '101' }],
  ['score', { score: '7.5' }],
  ['remarks', { remarks: [{ ...REMARK, remark: ' ' }] }],
])('says what is wrong with %s', (field, change) => {
  const values = { overall: OVERALL, score: '78', remarks: [REMARK], ...change }
  expect(Object.keys(checkFeedback(values))).toEqual([field])
})

it('is kept as a draft whatever is wrong', () => {
  expect(feedbackInput('a', { overall: '', score: 'x', remarks: [] })).toEqual({
    id: 'a',
    overall: '',
    score: null,
    remarks: [],
  })
})

it('has one remark about a sentence, in the order of the text', () => {
  const later = { from: 20, to: 30, remark: 'Why?' }
  const remarks = withRemark([later], { from: 0, to: 8 })
  expect(remarks).toEqual([{ from: 0, to: 8, remark: '' }, later])
  expect(withRemark(remarks, { from: 20, to: 30 })).toEqual(remarks)
})
