import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { print, type DocumentNode } from 'graphql'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import { asQuery } from '../graphql/as-query.ts'
import { subscribeOrPoll } from './subscribe-or-poll.ts'

/** Loaded when something is watched for the first time, after the page has been drawn. */
const loadSocket = async () => (await import('./socket.ts')).liveSocket

export type LiveQuery<Data> = {
  data: Data | undefined
  error: unknown
  loading: boolean
  refetch(): Promise<unknown>
}

/**
 * The current state that a subscription watches: read as a query, at once and from the cache, then kept up to date by
 * the server. Every part of the page that reads the same fields is updated with it.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  subscription: TypedDocumentNode<Data, Variables>,
  o: {
    variables: Variables
    skip?: boolean
    /** What the server tells everybody lacks something that this reader may see: it is read for them. */
    lacksOwn?: (told: Data) => boolean
  },
): LiveQuery<Data> {
  const client = useApolloClient()
  const { variables, skip = false } = o
  const lacksOwn = useEffectEvent((told: Data) => o.lacksOwn?.(told) ?? false)
  const query = asQuery(subscription)
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (skip) return undefined
    let stop: () => void = () => undefined
    const poll = () => client.query({ query, variables, fetchPolicy: 'network-only' })
    const cancel = whenIdle(() => {
      stop = subscribeOrPoll<Data>({
        loadSocket,
        request: { query: textOf(client, subscription), variables },
        onData: (data) => {
          if (lacksOwn(data)) void poll().catch(() => undefined)
          else client.writeQuery({ query, variables, data: data as never })
        },
        onOver: () => undefined,
        poll,
        isEndless: true,
      })
    })
    return () => {
      cancel()
      stop()
    }
    // Compares the variables by value: a page makes them anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, subscription, key, skip])
  const read = { variables, skip, fetchPolicy: 'cache-and-network' as const }
  const { data, error, loading, refetch } = useQuery(query, read as never)
  return { data: data as Data | undefined, error, loading, refetch }
}

export type Step = { sequence: number; isLast: boolean }

/**
 * Follows a stream to its end, each step once and in order. After a lost connection it goes on behind the last step
 * seen. The subscription has a variable `$after` and one root field.
 * @param o.ask reads the newest step, and whether the stream is over, while there is no socket
 * @param o.onOver called once: after the last step, or when there is nothing (more) to watch
 * @param o.onUnreachable called when the server could not be asked; a later step means that it can again
 */
export function useResumingStream<S extends Step>(
  subscription: DocumentNode,
  o: {
    variables: Record<string, unknown>
    ask(): Promise<{ step: S | null; isOver: boolean }>
    onStep(step: S | null): void
    onUnreachable(): void
    onOver(): void
  },
): void {
  const client = useApolloClient()
  const ask = useEffectEvent(o.ask)
  const onStep = useEffectEvent(o.onStep)
  const onUnreachable = useEffectEvent(o.onUnreachable)
  const onOver = useEffectEvent(o.onOver)
  const key = JSON.stringify(o.variables)
  useEffect(() => {
    const run = { last: 0, isOver: false }
    let stop: () => void = () => undefined
    const leave = () => {
      run.isOver = true
      stop()
    }
    const finish = () => {
      leave()
      onOver()
    }
    const take = (step: S | null, isLast = false) => {
      if (run.isOver) return
      const isNew = step !== null && step.sequence > run.last
      if (isNew) run.last = step.sequence
      onStep(isNew ? step : null)
      if (isLast || (isNew && step.isLast)) finish()
    }
    stop = subscribeOrPoll<Record<string, S | null>>({
      loadSocket,
      request: resuming(textOf(client, subscription), key, run),
      onData: (data) => take(Object.values(data)[0] ?? null),
      onOver: finish,
      poll: async () => {
        const answer = await ask().catch(() => null)
        if (answer) take(answer.step, answer.isOver)
        else if (!run.isOver) onUnreachable()
      },
      isEndless: false,
      ...streamPauses,
    })
    return leave
  }, [client, subscription, key])
}

/** Most streams are short, so a page without a socket asks soon, and often. */
const streamPauses = { graceMs: 400, pollMs: 1_500 }

/** A request that is sent again after a lost connection asks for what follows the newest step at that time. */
function resuming(query: string, key: string, position: { last: number }) {
  const given = JSON.parse(key) as Record<string, unknown>
  const variables = {
    ...given,
    get after() {
      return position.last
    },
  }
  return { query, variables }
}

/** The document's text, with the type names that Apollo's cache wants. */
function textOf(client: ApolloClient, document: DocumentNode): string {
  return print(client.cache.transformDocument(document))
}
