import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeMentor } from '#testing/fake-mentor.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { MentorQueue } from './mentor-queue.tsx'

const account = { __typename: 'User', id: 'ama', firstName: 'Ama', lastName: 'Mensah' }
const mentor = (status: string) => ({
  ...fakeMentor,
  id: 'ama',
  name: 'Ama Mensah',
  settings: {
    __typename: 'MentorSettings',
    status,
    appliedAt: '2026-11-01T12:00:00Z',
    decisionNote: null,
    roomUrl: null,
    account: { ...account, email: 'ama@example.org' },
  },
})

it.each([
  ['APPLIED', 'Decline', 'Decline Ama Mensah', false],
  ['APPROVED', 'End the role', 'End the role of Ama Mensah', true],
])('says of a mentor in the state %s what refusing them does', async (...row) => {
  const [status, action, label, endsSessions] = row
  fakeServer({
    MentorQueue: () => ({
      mentorApplications: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ cursor: '1', node: mentor(status) }],
      },
    }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <MentorQueue />
    </ApolloProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const dialog = within(await screen.findByRole('dialog', { name: `${label}?` }))
  expect(dialog.getByRole('button', { name: action })).toBeTruthy()
  expect(dialog.queryByText(/coming sessions are canceled/) !== null).toBe(endsSessions)
})
