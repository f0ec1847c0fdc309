import { expect, it } from 'vitest'
import { problemIn } from './problems.ts'

it('recognizes problems by their GraphQL type, not by a code and a message', () => {
  const letter = { __typename: 'Message', code: 'NOT_FOUND', message: 'You won a prize.' }
  expect(problemIn({ readMessage: letter })).toBeNull()
  const problem = { __typename: 'NotFound', code: 'NOT_FOUND', message: 'It is not there.' }
  expect(problemIn({ first: letter, readMessage: problem })?.status).toBe(404)
})
