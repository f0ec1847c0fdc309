import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { DueTasks } from './due-tasks.tsx'

beforeEach(() => getApolloClient().clearStore())

const connection = (
  nodes: readonly { id: string; isToApplyFor?: boolean }[],
  endCursor: string | null = null,
) => ({
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
const task = (title: string, dueDate: string | null, status = 'NOT_STARTED') => ({
  __typename: 'PrepTask',
  id: title,
  title,
  status,
  dueDate,
  isToApplyFor: true,
  scholarship: { __typename: 'Scholarship', id: 's1', title: 'Coastal Award' },
})

function show(
  answer: () => Record<string, unknown>,
  rest: Parameters<typeof fakeServer>[0] = {},
) {
  const { requests } = fakeServer({ DueTasks: answer, ...rest })
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

it('leaves out what is for an award that closed, or that was applied for', async () => {
  show(() => ({
    notStarted: connection([
      { ...task('Send it', '2999-01-01'), isToApplyFor: false },
      task('Open', '2999-02-01'),
    ]),
    inProgress: connection([]),
    blocked: connection([]),
    prepChecklists: connection([
      { ...checklist('sent', '2999-01-01'), isToApplyFor: false },
    ]),
  }))
  await screen.findByText('Open')
  expect(screen.queryByText('Send it')).toBeNull()
  expect(screen.queryByText('Line of sent')).toBeNull()
})

it('says that they could not be read, and reads them again', async () => {
  show(() => {
    throw new TypeError('away')
  })
  expect(await screen.findByText('Failed to load your tasks')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

const nothing = {
  notStarted: connection([]),
  inProgress: connection([]),
  blocked: connection([]),
  prepChecklists: connection([]),
}
const checklist = (id: string, dueDate: string) => ({
  __typename: 'PrepChecklist',
  id,
  checklistItems: [
    {
      __typename: 'PrepChecklistItem',
      id: `line-${id}`,
      task: `Line of ${id}`,
      completed: false,
      isGone: false,
      dueDate,
    },
  ],
  isToApplyFor: true,
  scholarship: { __typename: 'Scholarship', id: 's1', title: 'Coastal Award' },
})

it('reads every list to the last day in it, and no further', async () => {
  const requests = show(
    () => ({
      notStarted: connection([task('First', '2999-01-01')], 'n1'),
      inProgress: connection([task('Second', '2999-01-02'), task('Some day', null)], 'i1'),
      blocked: connection([task('Third', '2999-01-03')], 'b1'),
      prepChecklists: connection([checklist('c1', '2999-01-04')], 'c1'),
    }),
    {
      DueTasks_Rest: ({ after }) => ({
        prepTasks:
          after === 'n1'
            ? connection([task('Fourth', '2999-01-05')], 'n2')
            : connection([task(`Behind ${after as string}`, '2999-01-06')]),
      }),
      DueTasks_RestOfChecklists: () => ({
        prepChecklists: connection([checklist('c2', '2998-12-31')]),
      }),
    },
  )
  await screen.findByText('Line of c2')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual([
    'Line of c2',
    'First',
    'Second',
    'Third',
    'Line of c1',
    'Fourth',
    'Behind n2',
    'Behind b1',
  ])
  expect(requests.map(({ variables }) => variables['after'])).toEqual([
    undefined,
    'n1',
    'n2',
    'b1',
    'c1',
  ])
  expect(screen.queryByText(/^Loading the rest/)).toBeNull()
})

it('says that it is reading the rest, and when that fails that tasks are missing', async () => {
  let isAway = true
  const rest = Promise.withResolvers<Record<string, unknown>>()
  show(() => ({ ...nothing, blocked: connection([task('First', '2999-01-01')], 'b1') }), {
    async DueTasks_Rest() {
      if (!isAway) return { prepTasks: connection([task('Second', '2999-01-02')]) }
      return rest.promise
    },
  })
  await screen.findByText('Loading the rest of your tasks…')
  rest.reject(new TypeError('away'))
  await screen.findByText('Failed to load all of your tasks')
  expect(screen.getByText('First')).toBeTruthy()
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(screen.queryByText('Failed to load all of your tasks')).toBeNull()
})
