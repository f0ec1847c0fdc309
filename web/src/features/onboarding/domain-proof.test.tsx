import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { DomainProof } from './domain-proof.tsx'

beforeEach(() => getApolloClient().clearStore())

it('does not call an address unproved when it could not be asked', async () => {
  let isDown = true
  fakeServer({
    DomainProof: () => {
      if (isDown) throw new TypeError('no connection')
      const organization = {
        __typename: 'Organization',
        id: 'o1',
        universityDomain: 'hunter.cuny.edu',
        emailDomain: 'hunter.cuny.edu',
      }
      return { organization }
    },
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <DomainProof organizationId="o1" mayManage />
    </ApolloProvider>,
  )
  const failed = 'Failed to check whether your address is confirmed'
  await screen.findByText(failed, undefined, { timeout: 15_000 })
  expect(screen.queryByLabelText('Email at your university')).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Email at hunter.cuny.edu is confirmed.')
  expect(screen.queryByText(failed)).toBeNull()
})
