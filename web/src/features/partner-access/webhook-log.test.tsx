import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { WebhookLog } from './webhook-log.tsx'

beforeEach(() => getApolloClient().clearStore())

const message = (number: number) => ({
  __typename: 'WebhookDeliveryEdge',
  cursor: `m${number}`,
  node: {
    __typename: 'WebhookDelivery',
    id: `m${number}`,
    event: 'program.published',
    state: 'FAILED',
    attempts: 10,
    lastStatus: 503,
    lastFault: `Busy ${number}`,
    createdAt: '2026-11-23T09:05:00.000Z',
  },
})
const log = (from: number, to: number) => ({
  webhookEndpoints: [
    {
      __typename: 'WebhookEndpoint',
      id: 'w1',
      deliveries: {
        __typename: 'WebhookDeliveryConnection',
        edges: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
        pageInfo: { __typename: 'PageInfo', hasNextPage: to < 23, endCursor: `m${to}` },
        totalCount: 23,
      },
    },
  ],
})

it('shows what an address was sent, page by page, with time and answer', async () => {
  const { requests } = fakeServer({
    WebhookLog: ({ after }) => (after ? log(21, 23) : log(1, 20)),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <WebhookLog organizationId="o1" id="w1" />
    </ApolloProvider>,
  )
  await screen.findByText('20 of 23 messages')
  expect(screen.getAllByText('503')).toHaveLength(20)
  expect(screen.getAllByText(/23 Nov 2026.*\d:05/)).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Show more messages' }))
  await screen.findByText('Busy 23')
  screen.getByText('23 of 23 messages')
  expect(requests.map(({ variables }) => variables)).toEqual([
    { organizationId: 'o1', id: 'w1' },
    { organizationId: 'o1', id: 'w1', after: 'm20' },
  ])
})

it('sends a message again once, however often the button is pressed meanwhile', async () => {
  const line = Promise.withResolvers<void>()
  const { requests } = fakeServer({
    WebhookLog: () => log(1, 1),
    RedeliverWebhook: async () => {
      await line.promise
      return { result: { __typename: 'WebhookRedelivered', delivery: message(1).node } }
    },
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <WebhookLog organizationId="o1" id="w1" />
    </ApolloProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Send again' })
  await userEvent.dblClick(again)
  expect(again.getAttribute('aria-busy')).toBe('true')
  line.resolve()
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  const sent = requests.filter(({ operation }) => operation === 'RedeliverWebhook')
  expect(sent).toHaveLength(1)
})
