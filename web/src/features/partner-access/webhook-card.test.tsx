import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Webhook_WebhookEndpointFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { WebhookCard } from './webhook-card.tsx'

const endpoint = {
  id: 'w1',
  url: 'https://hooks.example/in',
  events: [],
  state: 'ENABLED',
  disabledReason: null,
  failingSince: null,
} as unknown as Webhook_WebhookEndpointFragment

it('makes one new secret, however often the button is pressed meanwhile', async () => {
  const line = Promise.withResolvers<void>()
  const { requests } = fakeServer({
    RotateWebhookSecret: async () => {
      await line.promise
      return { result: { __typename: 'WebhookEndpointCreated', secret: 'whsec_1' } }
    },
  })
  const onMade = vi.fn<(secret: string) => void>()
  render(
    <ApolloProvider client={getApolloClient()}>
      <WebhookCard organizationId="o1" endpoint={endpoint} onMade={onMade} />
    </ApolloProvider>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: /secret/ }))
  line.resolve()
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('whsec_1'))
  expect(requests.map(({ operation }) => operation)).toEqual(['RotateWebhookSecret'])
})
