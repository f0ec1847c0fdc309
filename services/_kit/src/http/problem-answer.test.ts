import { expect, it } from 'vitest'
import { problemOf } from './problem-answer.ts'

it('a problem of a file has the title of its status, as RFC 9457 asks of problems without a type', () => {
  const { status, body } = problemOf(404, 'This document was not found.')
  expect(status).toBe(404)
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'This document was not found.',
    errors: [],
    message: 'This document was not found.',
  })
})
