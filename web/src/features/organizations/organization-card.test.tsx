import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { MemoryRouter } from 'react-router'
import { OrganizationCard } from './organization-card.tsx'
import type { OrganizationFacts } from './organization-fragment.ts'

const organization = {
  id: 'o1',
  name: 'Wells',
  kind: 'DONOR',
  verification: 'VERIFIED',
  declineReason: null,
} as OrganizationFacts

const show = (mayEdit: boolean) =>
  render(
    <MemoryRouter>
      <ApolloProvider client={getApolloClient()}>
        <OrganizationCard
          viewerId="u1"
          organization={organization}
          mayManage={false}
          mayEdit={mayEdit}
        />
      </ApolloProvider>
    </MemoryRouter>,
  )

const one = (scholarshipId: string, waiting: number) => ({ scholarshipId, waiting })

it.each([
  [
    [one('s1', 2)],
    '2 applications awaiting a decision',
    '/my-scholarships/s1/applications',
  ],
  [
    [one('s1', 0), one('s2', 1)],
    '1 application awaiting a decision',
    '/my-scholarships/s2/applications',
  ],
  [[one('s1', 1200), one('s2', 1)], '1,201 applications awaiting a decision', '/review'],
])(
  'says how many applications wait, and leads to them: %j',
  async (scholarships, words, to) => {
    fakeServer({
      WaitingApplications: () => ({
        donorMetrics: { organizationId: 'o1', totalApplications: 5, scholarships },
      }),
    })
    show(true)
    const link = await screen.findByRole('link', { name: words })
    expect(link.getAttribute('href')).toBe(to)
  },
)

it('says when all applications are decided', async () => {
  fakeServer({
    WaitingApplications: () => ({
      donorMetrics: {
        organizationId: 'o1',
        totalApplications: 5,
        scholarships: [one('s1', 0)],
      },
    }),
  })
  show(true)
  expect(await screen.findByText('No applications awaiting a decision.')).toBeTruthy()
})

it.each([
  [true, 1],
  [false, 0],
])('says that they can publish to those who can (%s)', (mayEdit, count) => {
  fakeServer({
    WaitingApplications: () => ({
      donorMetrics: { organizationId: 'o1', totalApplications: 0, scholarships: [] },
    }),
  })
  show(mayEdit)
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
