import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { OrganizationCard } from './organization-card.tsx'
import type { OrganizationFacts } from './organization-fragment.ts'

const organization = {
  id: 'o1',
  name: 'Wells',
  kind: 'DONOR',
  verification: 'VERIFIED',
  declineReason: null,
} as OrganizationFacts

it.each([
  [true, 1],
  [false, 0],
])('says that they can publish to those who can (%s)', (mayEdit, count) => {
  render(
    <OrganizationCard
      viewerId="u1"
      organization={organization}
      mayManage={false}
      mayEdit={mayEdit}
    />,
  )
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.queryAllByText('You can publish scholarships.')).toHaveLength(count)
})

it.each([
  ['VERIFIED', 1],
  ['PENDING', 0],
] as const)(
  'says before a name is changed that it is verified again: %s',
  async (verification, count) => {
    fakeServer({})
    render(
      <ApolloProvider client={getApolloClient()}>
        <OrganizationCard
          viewerId="u1"
          organization={{ ...organization, verification }}
          mayManage
          mayEdit
        />
      </ApolloProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Edit organization' }))
    await screen.findByLabelText('Name of the organization')
    const words = /^If you change the name, we verify your organization again\./
    expect(screen.queryAllByText(words)).toHaveLength(count)
  },
)
