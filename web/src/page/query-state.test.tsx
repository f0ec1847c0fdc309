import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequestError } from '#lib/graphql/graphql-request.ts'
import { QueryState } from './query-state.tsx'

const failed = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions }] })

it.each([
  [
    failed({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['filter', 'q'], message: 'The search may have 200 characters' }],
    }),
    'The search may have 200 characters.',
  ],
  [
    new RequestError('offline'),
    'We cannot reach the server. Check your connection and try again.',
  ],
  [failed({ code: 'INTERNAL', requestId: 'r-1' }), /^Something went wrong on our side/],
])('says of a failure what can be done about it', async (error, words) => {
  const result = { error, refetch: async () => ({}) }
  render(<QueryState result={result} failed="Failed to load mentors" />)
  expect(await screen.findByText(words)).toBeTruthy()
})
