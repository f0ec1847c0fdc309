import { gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from './apollo-client.ts'
import { useQueryBehind } from './use-query-behind.ts'

const query: TypedDocumentNode<{ count: number }, { of: string }> = gql`
  query Count($of: String!) {
    count(of: $of)
  }
`

beforeEach(() => getApolloClient().clearStore())

function wrapper({ children }: { children: ReactNode }) {
  return <ApolloProvider client={getApolloClient()}>{children}</ApolloProvider>
}

/** Each answer waits until the test lets it through; `null` makes it a refusal. */
function ask() {
  const waiting: ((count: number | null) => void)[] = []
  vi.stubGlobal('fetch', async () => {
    const count = await new Promise<number | null>((resolve) => waiting.push(resolve))
    const errors = [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }]
    return Response.json(count === null ? { data: null, errors } : { data: { count } })
  })
  const { result, rerender } = renderHook(
    ({ of }: { of: string }) => useQueryBehind(query, { of }),
    { wrapper, initialProps: { of: 'a' } },
  )
  async function answer(count: number | null) {
    await waitFor(() => expect(waiting).not.toEqual([]))
    await act(async () => waiting.shift()?.(count))
  }
  const shown = () => {
    const { data, isCurrent, error } = result.current
    return { count: data?.count, isCurrent, hasFailed: error !== undefined }
  }
  return { answer, shown, ask: (of: string) => rerender({ of }), result }
}

it('shows the last answer until the next one is there, and says that it is not of these variables', async () => {
  const counts = ask()
  expect(counts.shown()).toEqual({ count: undefined, isCurrent: false, hasFailed: false })
  await counts.answer(3)
  await waitFor(() =>
    expect(counts.shown()).toEqual({ count: 3, isCurrent: true, hasFailed: false }),
  )
  counts.ask('b')
  expect(counts.shown()).toEqual({ count: 3, isCurrent: false, hasFailed: false })
  await counts.answer(5)
  await waitFor(() =>
    expect(counts.shown()).toEqual({ count: 5, isCurrent: true, hasFailed: false }),
  )
})

it('says what failed, and is asked again', async () => {
  const counts = ask()
  await counts.answer(null)
  await waitFor(() => expect(counts.shown().hasFailed).toBe(true))
  const again = act(async () => counts.result.current.refetch())
  await counts.answer(4)
  await again
  await waitFor(() =>
    expect(counts.shown()).toEqual({ count: 4, isCurrent: true, hasFailed: false }),
  )
})
