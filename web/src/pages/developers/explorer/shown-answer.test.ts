import { expect, it } from 'vitest'
import { shownAnswer } from './shown-answer.ts'

it('shows an answer unchanged', () => {
  const body = { data: { a: 1 }, extensions: { cost: { requested: 1 } } }
  expect(shownAnswer({ status: 200, retryAfter: null, body })).toEqual(body)
})

it('shows the status of a refusal, and how long to wait', () => {
  const body = { errors: [{ message: 'Too little is left' }] }
  expect(shownAnswer({ status: 429, retryAfter: '7', body })).toEqual({
    http: { status: 429, retryAfterSeconds: 7 },
    errors: [{ message: 'Too little is left' }],
  })
})

it('shows an answer that is not an object', () => {
  expect(shownAnswer({ status: 502, retryAfter: null, body: 'gone' })).toEqual({
    http: { status: 502 },
    body: 'gone',
  })
})
