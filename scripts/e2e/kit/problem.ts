import { expect } from 'vitest'
import type { Answer, ProblemBody } from './rest.ts'

/** `path: message` of each fault; expects the answer to be a proper problem. */
export function faultsOf(answer: Answer<ProblemBody>): string[] {
  expectProblem(answer, 422)
  return answer.body.errors.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

export function expectProblem(answer: Answer<ProblemBody>, status: number) {
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([
    status,
    answer.text.slice(0, 300),
  ])
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.body).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/\S/),
    errors: expect.any(Array),
  })
  expect(answer.body.message).toBe(answer.body.detail)
  expect(answer.text).not.toMatch(
    /127\.0\.0\.1|localhost|node_modules|\bat .+:\d+:\d+|\bselect\b.+\bfrom\b|insert into/i,
  )
}
