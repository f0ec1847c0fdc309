import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import type { CreateApiKeyInput, CreateApiKeyMutation } from '#gql/graphql'
import { ApiKeysSection } from './api-keys-section.tsx'

beforeEach(() => getApolloClient().clearStore())

const keyOf = ({ name, scopes, isSandbox }: CreateApiKeyInput) => ({
  __typename: 'ApiKey',
  id: 'k1',
  name,
  prefix: 'lfk_test_ab',
  scopes,
  isSandbox,
  state: 'ACTIVE',
  createdAt: '2026-11-23T09:00:00.000Z',
  expiresAt: '2027-11-23T09:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  replacedBy: null,
})

/** An organization whose first key is made here. */
function open() {
  const made: CreateApiKeyInput[] = []
  fakeServer({
    ApiKeys: () => ({
      apiKeys: {
        __typename: 'ApiKeyConnection',
        edges: made.map((input) => ({
          __typename: 'ApiKeyEdge',
          cursor: 'k1',
          node: keyOf(input),
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: made.length,
      },
    }),
    CreateApiKey: ({ input }) => {
      made.push(input as CreateApiKeyInput)
      return {
        result: { __typename: 'ApiKeyCreated', secret: 'lfk_test_abcdef' },
      } satisfies CreateApiKeyMutation
    },
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <ApiKeysSection organizationId="o1" />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
  return { made, user: userEvent.setup() }
}

it('makes a sandbox key, shows its text once, and marks it in the list', async () => {
  const { made, user } = open()
  await screen.findByText(/^No keys yet\./)
  await user.click(screen.getByText('Create a key', { selector: 'summary *, summary' }))
  await user.type(screen.getByLabelText('What the key is for'), ' Trying out ')
  await user.click(screen.getByLabelText(/^Sandbox key/))
  await user.click(screen.getByRole('button', { name: 'Create a key' }))
  const secret = await screen.findByLabelText<HTMLInputElement>('API key')
  expect(secret.value).toBe('lfk_test_abcdef')
  // It stands above the list of keys, out of sight of who has just pressed the button on a phone.
  expect(document.activeElement).toBe(secret)
  expect(made).toEqual([
    {
      organizationId: 'o1',
      name: 'Trying out',
      scopes: ['APPLICATIONS_READ'],
      expiresInDays: 365,
      isSandbox: true,
    },
  ])
  await screen.findByRole('heading', { name: 'Trying out' })
  expect(screen.getByText('Sandbox', { exact: true })).toBeTruthy()
})

it('makes a key for real data unless the sandbox is chosen', async () => {
  const { made, user } = open()
  await user.click(
    await screen.findByText('Create a key', { selector: 'summary *, summary' }),
  )
  await user.type(screen.getByLabelText('What the key is for'), 'Our CRM')
  await user.click(screen.getByRole('button', { name: 'Create a key' }))
  await screen.findByRole('heading', { name: 'Our CRM' })
  expect(made).toMatchObject([{ isSandbox: false }])
  expect(screen.queryByText('Sandbox', { exact: true })).toBeNull()
})
