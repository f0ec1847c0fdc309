import { ApolloLink, gql } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import { of, throwError } from 'rxjs'
import { expect, it } from 'vitest'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { RequestError } from '#lib/graphql/graphql-request.ts'
import { watchToasts } from '#testing/toasts.ts'
import { savedMessages as text } from './saved-messages.ts'
import { useSavedChanges } from './use-saved-changes.ts'

const list = gql`
  query SavedPage($after: String) {
    savedScholarships(first: 2, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`
type List = {
  savedScholarships: { totalCount: number; edges: { node: { id: string } }[] }
}

const record = {
  id: 'c',
  scholarshipId: 's1',
  updatedAt: '2026-03-01T12:00:00Z',
  applicationStatus: 'PLANNED' as const,
  notes: 'Ask Prof. Mensah',
}

/** Four saved records on two pages; once `isDown`, no reading succeeds anymore. */
function open() {
  let isDown = false
  const pages: Record<string, string[]> = { '': ['a', 'b'], b: ['c', 'd'] }
  const server = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SavedChanges_Remove') {
      isDown = true
      const done = {
        __typename: 'RemoveSavedScholarshipSuccess',
        id: 'c',
        scholarshipId: 's1',
      }
      return of({ data: { removeSavedScholarship: done } })
    }
    if (operationName === 'SavedChanges_Update') {
      isDown = true
      const { id, updatedAt, applicationStatus } = record
      const savedScholarship = {
        __typename: 'SavedScholarship',
        id,
        updatedAt,
        applicationStatus,
        notes: 'new',
      }
      const done = { __typename: 'SavedScholarshipSuccess', savedScholarship }
      return of({ data: { updateSavedScholarship: done } })
    }
    if (isDown) return throwError(() => new RequestError('unexpected'))
    const ids = pages[String((variables as { after?: string }).after ?? '')] ?? []
    const edges = ids.map((id) => ({
      __typename: 'Edge',
      cursor: id,
      node: { __typename: 'SavedScholarship', id },
    }))
    const endCursor = ids.at(-1)
    const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor === 'b', endCursor }
    const savedScholarships = { __typename: 'Connection', edges, pageInfo, totalCount: 4 }
    return of({ data: { savedScholarships } })
  })
  const client = createApolloClient(server)
  const { result } = renderHook(() => useSavedChanges(record), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  const watched = client.watchQuery<List>({ query: list })
  const subscription = watched.subscribe(() => {})
  const ids = () =>
    client
      .readQuery<List>({ query: list })
      ?.savedScholarships.edges.map(({ node }) => node.id)
  return {
    changes: () => result.current,
    watched,
    ids,
    stop: () => subscription.unsubscribe(),
  }
}

it('takes a removed record off the list and leaves the rest of what was read', async () => {
  const toasts = watchToasts()
  const { changes, watched, ids, stop } = open()
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  await watched.fetchMore({ variables: { after: 'b' } })
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  expect(await changes().remove()).toBe(true)
  expect(ids()).toEqual(['a', 'b', 'd'])
  expect(toasts.last()).toMatchObject({
    title: text.removed,
    action: { label: text.undo },
    topic: 'saved s1',
  })
  stop()
})

it('calls a change done that was made, also when nothing can be read again after it', async () => {
  const toasts = watchToasts()
  const { changes, ids, stop } = open()
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  expect(await changes().update({ notes: 'new' })).toBe(true)
  expect(toasts.all().map(({ title }) => title)).toEqual([text.updated])
  stop()
})
