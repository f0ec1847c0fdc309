import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { DueTasks } from './due-tasks.tsx'

beforeEach(() => getApolloClient().clearStore())

const connection = (nodes: readonly { id: string }[]) => ({
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
const task = (title: string, dueDate: string | null, status = 'NOT_STARTED') => ({
  __typename: 'PrepTask',
  id: title,
  title,
  status,
  dueDate,
  scholarship: { __typename: 'Scholarship', id: 's1', title: 'Coastal Award' },
})

function show(answer: () => Record<string, unknown>) {
  const { requests } = fakeServer({ DueTasks: answer })
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <DueTasks />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return requests
}

it('reads what is still to be done, in whichever state, the soonest first', async () => {
  const requests = show(() => ({
    notStarted: connection([task('Later', '2999-03-01'), task('Some day', null)]),
    inProgress: connection([task('Soon', '2999-01-01')]),
    blocked: connection([task('Between', '2999-02-01')]),
    prepChecklists: connection([]),
  }))
  await screen.findByText('Soon')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(['Soon', 'Between', 'Later'])
  expect(requests).toHaveLength(1)
})

it('leaves out what was completed since the list was read', async () => {
  show(() => ({
    notStarted: connection([
      task('Done', '2999-01-01', 'COMPLETED'),
      task('Open', '2999-02-01'),
    ]),
    inProgress: connection([]),
    blocked: connection([]),
    prepChecklists: connection([]),
  }))
  await screen.findByText('Open')
  expect(screen.queryByText('Done')).toBeNull()
})

it('says that they could not be read, and reads them again', async () => {
  show(() => {
    throw new TypeError('away')
  })
  expect(await screen.findByText('Failed to load your tasks')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
