import { ApolloLink, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parse } from 'graphql'
import { from, of, switchMap, throwError } from 'rxjs'
import { beforeEach, expect, it } from 'vitest'
import { watchToasts } from '#testing/toasts.ts'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { PaginatedList } from './paginated-list.tsx'
import { freshList } from './next-page.ts'
import { RequestError } from '#lib/graphql/graphql-request.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  toasts = watchToasts()
})

type Runs = {
  syncRuns: {
    edges: { cursor: string; node: { id: string } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
}

const query = parse(`
  query Runs($after: String) {
    syncRuns(first: 20, after: $after) {
      edges { cursor node { id } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`) as TypedDocumentNode<Runs, { after?: string }>

function List() {
  const result = useQuery(query, freshList)
  return (
    <main>
      <h1 tabIndex={-1}>Runs</h1>
      <PaginatedList
        result={result}
        list={result.data?.syncRuns}
        noun="runs"
        failed="Failed to load the runs"
        loading="Loading runs"
        empty={<p>Nothing was read yet</p>}
      >
        {({ id }) => id}
      </PaginatedList>
    </main>
  )
}

/** What the server answers, in turn; a further request fails the test. */
type Answer = { runs: Runs } | 'failure'

function open(...answers: (Answer | Promise<Answer>)[]) {
  const server = new ApolloLink(() => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked once too often')
    return from(Promise.resolve(answer)).pipe(
      switchMap((given) =>
        given === 'failure'
          ? throwError(() => new RequestError('unexpected'))
          : of({ data: given.runs }),
      ),
    )
  })
  render(
    <ApolloProvider client={createApolloClient(server)}>
      <List />
    </ApolloProvider>,
  )
  return userEvent.setup()
}

function page(ids: string[], endCursor: string | null = null): Answer {
  const syncRuns = {
    edges: ids.map((id) => ({ cursor: id, node: { id } })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    totalCount: ids.length,
  }
  return { runs: { syncRuns } }
}

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('says that it loads, then shows what came', async () => {
  open(page(['may', 'june']))
  expect(screen.getByRole('status').textContent).toBe('Loading runs')
  await screen.findByText('june')
  expect(items()).toEqual(['may', 'june'])
  expect(screen.queryByRole('status')).toBeNull()
})

it('says what will be here when there is nothing', async () => {
  open(page([]))
  await screen.findByText('Nothing was read yet')
  expect(items()).toEqual([])
})

it('says that it failed, and keeps the focus while it tries again', async () => {
  const second = Promise.withResolvers<Answer>()
  const user = open('failure', second.promise, page(['may']))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load the runs',
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  await user.click(again)
  await screen.findByRole('button', { name: 'Try again', busy: true })
  second.resolve('failure')
  await screen.findByRole('button', { name: 'Try again', busy: false })
  expect(document.activeElement).toBe(again)
  await user.click(again)
  await screen.findByText('may')
  expect(document.activeElement?.textContent).toBe('Runs')
})

it('appends the next page and goes on at it, and keeps what is there when that cannot be read', async () => {
  const first = Array.from({ length: 20 }, (_, index) => `run ${index}`)
  const user = open(page(first, 'run 19'), 'failure', page(['june']))
  const more = await screen.findByRole('button', { name: 'Show more runs' })
  await user.click(more)
  await screen.findByRole('button', { name: 'Show more runs', busy: false })
  expect(toasts.last()?.title).toBe('Failed to load the runs')
  // A long list is drawn part by part.
  await waitFor(() => expect(items()).toEqual(first))
  await user.click(more)
  await screen.findByText('june')
  await waitFor(() => expect(items()).toEqual([...first, 'june']))
  // Reading goes on from the new item: the pressed button stands after it, or is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('june'))
})
