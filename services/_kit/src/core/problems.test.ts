import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notFound, problemsFromZod, throwProblem, tooManyRequests, validationFailed } from './problems.ts' // prettier-ignore

describe('problems', () => {
  it('carry the places of an input that zod refused', () => {
    const shape = z.object({
      profile: z.object({ scores: z.array(z.number('Not a number')) }),
    })
    const { error } = shape.safeParse({ profile: { scores: [1, 'x'] } })
    expect(error && problemsFromZod(error)).toEqual({
      __typename: 'ValidationFailed',
      code: 'VALIDATION_FAILED',
      message: 'Not a number',
      errors: [{ path: ['profile', 'scores', '1'], message: 'Not a number' }],
    })
  })

  it('speak of the marked fields when there are several', () => {
    const two = [
      { path: ['a'], message: 'A' },
      { path: ['b'], message: 'B' },
    ]
    expect(validationFailed(two).message).toBe('Please correct the marked fields.')
  })

  it('become an error with code and details for a query', () => {
    const thrown = (() => {
      try {
        return throwProblem(tooManyRequests(1.2))
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(GraphQLError)
    expect(thrown).toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 },
    })
  })

  it.each([
    [0, '1 second'],
    [6.2, '7 seconds'],
    [59.1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])(
    'say after %i seconds how long to wait, unless there are better words',
    (seconds, wait) => {
      const { message } = tooManyRequests(seconds)
      expect(message).toBe(`Too many attempts. Please wait ${wait} and try again.`)
      expect(tooManyRequests(seconds, 'Three a day.').message).toBe('Three a day.')
    },
  )

  it('name what was not found', () => {
    expect(notFound('scholarship').message).toBe('This scholarship was not found.')
  })
})
