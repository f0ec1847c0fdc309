import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import type { SendTestApplicationMutation } from '#gql/graphql'
import { SendTest } from './send-test.tsx'

it('tells an address of a made-up application', async () => {
  const toasts = watchToasts()
  const { requests } = fakeServer({
    SendTestApplication: () =>
      ({
        result: {
          __typename: 'TestApplicationSent',
          delivery: { id: 'd1', state: 'PENDING' },
        },
      }) satisfies SendTestApplicationMutation,
  })
  const endpoint = { id: 'w1', url: 'https://hooks.example.org/landfall' }
  render(
    <ApolloProvider client={getApolloClient()}>
      <SendTest organizationId="o1" endpoint={endpoint} />
    </ApolloProvider>,
  )
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Send a test application https://hooks.example.org/landfall',
    }),
  )
  await waitFor(() =>
    expect(toasts.all()).toMatchObject([{ title: 'A made-up application is on its way' }]),
  )
  expect(requests).toEqual([
    {
      operation: 'SendTestApplication',
      variables: { input: { organizationId: 'o1', id: 'w1' } },
    },
  ])
})
