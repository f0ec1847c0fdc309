import { useApolloClient, useQuery } from '@apollo/client/react'
import { showError } from '#lib/graphql/show-error.ts'
import { freshList, nextPage } from '#page/next-page.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query MentorConversation($id: ID!, $after: String) {
    mentorSession(id: $id) {
      id
      mentorId
      exchanges(first: 50, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            status
            answer
            ...Exchange_Reply
          }
        }
      }
    }
  }
`)

const replyQuery = graphql(`
  query MentorConversationReply($id: ID!) {
    mentorReply(id: $id) {
      id
      status
      answer
      ...Exchange_Reply
    }
  }
`)

/** The exchanges of a conversation, from its end; `earlier` reads more of it, where there is more. */
export function useConversation(sessionId: string | null) {
  const client = useApolloClient()
  const result = useQuery(query, {
    variables: { id: sessionId ?? '' },
    skip: sessionId === null,
    ...freshList,
  })
  const { data = result.previousData } = result
  const found = sessionId === null ? null : data?.mentorSession
  // While a conversation loads, the query still holds the one before: another conversation's exchanges must not show.
  const session = found?.id === sessionId ? found : null
  // Its mentor is not known yet; a conversation that is gone is read too.
  const isUnread = sessionId !== null && session === null && !result.data
  const replies = session?.exchanges.edges.map(({ node }) => node).toReversed() ?? []
  const { hasNextPage = false, endCursor } = session?.exchanges.pageInfo ?? {}
  const { isLoadingMore, onShowMore } = nextPage(result, text.chatFailed)
  const earlier = hasNextPage && endCursor ? () => onShowMore(endCursor) : null
  /**
   * Reads one exchange again, wherever it is in the conversation;
   * it may be gone by now, or have been asked again elsewhere.
   */
  async function reread(id: string) {
    try {
      const variables = { id }
      const asked = { query: replyQuery, variables, fetchPolicy: 'network-only' } as const
      const { data } = await client.query(asked)
      // Reads the conversation anew, from its end.
      if (data?.mentorReply === null) await result.refetch()
    } catch (error) {
      toast.error({ title: text.chatFailed, description: showError(error), topic: 'chat' })
    }
  }
  return { result, session, replies, isUnread, earlier, isLoadingMore, reread }
}
