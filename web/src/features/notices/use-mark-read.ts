import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { graphql } from '#gql'
import { keepCounts } from './notice-counts.ts'
import { noticeMessages as text } from './notice-messages.ts'

const mutation = graphql(`
  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {
    markNoticesRead(input: $input) {
      __typename
      ... on MarkNoticesReadSuccess {
        markedCount
        counts {
          unread
          version
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Marks one's notices as read; returns whether it worked, and has told the person if it did not. */
export function useMarkRead() {
  const [send, { client, loading }] = useMutation(mutation)

  async function mark(input: { ids: string[] } | { all: true }): Promise<boolean> {
    const done = await runMutation(text.markFailed, async () => {
      const { data } = await send({ variables: { input } })
      return data?.markNoticesRead
    })
    if (!done) return false
    keepCounts(client.cache, done.counts)
    return true
  }

  /** Changes the screen at once; the next reading corrects it if the server does not have the change. */
  async function markOne(id: string): Promise<boolean> {
    const cacheId = client.cache.identify({ __typename: 'Notice', id })
    const set = (readAt: string | null) =>
      client.cache.modify({ id: cacheId ?? '', fields: { readAt: () => readAt } })
    set(new Date().toISOString())
    const isDone = await mark({ ids: [id] })
    if (!isDone) set(null)
    return isDone
  }

  return { markOne, markAll: () => mark({ all: true }), isMarking: loading }
}
