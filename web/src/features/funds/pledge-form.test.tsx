import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PledgeForm } from './pledge-form.tsx'

it('reads an amount as people type it', async () => {
  const { requests } = fakeServer({})
  render(
    <ApolloProvider client={getApolloClient()}>
      <PledgeForm fundId="f1" currency="USD" />
    </ApolloProvider>,
  )
  fireEvent.change(screen.getByLabelText('Amount in USD'), {
    target: { value: ' $20,000 ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Record a pledge' }))
  await waitFor(() =>
    expect(requests[0]?.variables).toMatchObject({ input: { amount: '20000' } }),
  )
})
