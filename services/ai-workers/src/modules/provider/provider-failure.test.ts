import { expect, it } from 'vitest'
import { FAILURE_KINDS, failure, problemOf } from './provider-failure.ts'

it.each(FAILURE_KINDS)('%s has a sentence of its own', (kind) => {
  const { message } = problemOf(failure(kind))
  expect(message).toMatch(/^[A-Z].*\.$/u)
  const others = FAILURE_KINDS.filter((other) => other !== kind)
  expect(others.map((other) => problemOf(failure(other)).message)).not.toContain(message)
})

it('a caller who has to wait learns how long', () => {
  expect(problemOf(failure('rate-limited', 12_300))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 13,
  })
  expect(problemOf(failure('busy'))).toMatchObject({ retryAfterSeconds: 60 })
})
