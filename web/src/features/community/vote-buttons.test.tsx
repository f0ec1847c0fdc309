import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { endSession, reloadSession } from '#lib/session/session.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { studentViewer } from '#testing/student-viewer.ts'
import { VoteButtons } from './vote-buttons.tsx'

const entry = {
  id: 'p1',
  upvotes: 3,
  downvotes: 1,
  hasMyVote: true,
  hasMyDownvote: false,
  isOwn: false,
}

function open(more: Partial<typeof entry> = {}) {
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter initialEntries={['/community/p1']}>
        <Routes>
          <Route
            path="/community/:id"
            element={<VoteButtons entry={{ ...entry, ...more }} />}
          />
          <Route path="/auth/student" element={<p>Sign in here</p>} />
        </Routes>
      </MemoryRouter>
    </ApolloProvider>,
  )
  return userEvent.setup()
}

it('a member votes for or against, and a second press takes the vote back', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    VoteButtons: () => ({
      setVote: { __typename: 'SetVoteSuccess', post: null, reply: null },
    }),
  })
  await reloadSession()
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Not helpful 1 vote' }))
  await user.click(screen.getByRole('button', { name: 'Helpful 3 votes' }))
  const sent = () => requests.filter(({ operation }) => operation === 'VoteButtons')
  await expect
    .poll(() => sent().map(({ variables }) => variables['input']))
    .toEqual([
      { id: 'p1', isUp: false, isDown: true },
      { id: 'p1', isUp: false, isDown: false },
    ])
})

it('a visitor is led to sign in', async () => {
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  await endSession()
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Not helpful 1 vote' }))
  expect(await screen.findByText('Sign in here')).toBeTruthy()
})

it('who wrote it reads the votes, and has no button that does nothing', () => {
  open({ isOwn: true })
  expect(screen.getByText('Helpful: 3 · Not helpful: 1')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
