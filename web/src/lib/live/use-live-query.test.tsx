import { ApolloLink, gql } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { useResumingStream, type Step } from './use-live-query.ts'

type Sink = { next(result: unknown): void }
const sinks: Sink[] = []

vi.mock('./socket.ts', () => ({
  liveSocket: {
    subscribe: (_request: unknown, sink: Sink) => {
      sinks.push(sink)
      return () => undefined
    },
    onDown: () => () => undefined,
  },
}))

const subscription = gql`
  subscription Steps($after: Int) {
    steps(after: $after) {
      sequence
      isLast
    }
  }
`

beforeEach(() => {
  vi.useFakeTimers()
  sinks.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream whose server a test plays; `answer` answers the query that is under way. */
function follow() {
  const pending = Promise.withResolvers<{ step: Step | null; isOver: boolean }>()
  const onOver = vi.fn<() => void>()
  const onStep = vi.fn<(step: Step | null) => void>()
  const ask = vi.fn<() => typeof pending.promise>(() => pending.promise)
  const client = createApolloClient(ApolloLink.empty())
  const { unmount } = renderHook(
    () =>
      useResumingStream<Step>(subscription, {
        variables: {},
        ask,
        onStep,
        onUnreachable: () => undefined,
        onOver,
      }),
    {
      wrapper: ({ children }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  )
  const answer = () =>
    act(async () => {
      pending.resolve({ step: { sequence: 2, isLast: true }, isOver: true })
      await vi.advanceTimersByTimeAsync(0)
    })
  return { ask, onOver, onStep, unmount, answer }
}

function push(step: Step) {
  return act(async () => sinks.at(-1)?.next({ data: { steps: step } }))
}

/** No socket pushed anything so far, so the page asks. */
async function untilAsked(ask: ReturnType<typeof follow>['ask']) {
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  expect(ask).toHaveBeenCalledTimes(1)
}

it('is over once, although a question was under way when the last step was pushed', async () => {
  const { ask, onOver, answer } = follow()
  await untilAsked(ask)
  await push({ sequence: 2, isLast: true })
  await answer()
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('says nothing to a page that is gone', async () => {
  const { ask, onOver, onStep, unmount, answer } = follow()
  await untilAsked(ask)
  unmount()
  await answer()
  expect(onStep).not.toHaveBeenCalled()
  expect(onOver).not.toHaveBeenCalled()
})
