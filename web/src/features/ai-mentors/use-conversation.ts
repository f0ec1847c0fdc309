import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'

const query = graphql(`
  query MentorConversation($id: ID!, $last: Int!) {
    mentorSession(id: $id) {
      id
      mentorId
      exchangeCount
      replies(last: $last) {
        id
        status
        answer
        ...Exchange_Reply
      }
    }
  }
`)

const STEP = 50
/** The most that the server gives of one conversation, in its export too. */
const MOST = 500

/** What was said in a conversation, from its end; `earlier` reads more of it, where there is more. */
export function useConversation(sessionId: string | null) {
  const [read, setRead] = useState({ sessionId, last: STEP })
  const last = read.sessionId === sessionId ? read.last : STEP
  const result = useQuery(query, {
    variables: { id: sessionId ?? '', last },
    skip: sessionId === null,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data = result.previousData } = result
  const found = sessionId === null ? null : data?.mentorSession
  // The one before stands in the place of what is read: of another conversation it is not that.
  const session = found?.id === sessionId ? found : null
  // With whom it is is not known yet; one that is gone is read too.
  const isUnread = sessionId !== null && session === null && !result.data
  const hasEarlier = session !== null && session.exchangeCount > session.replies.length
  const earlier =
    hasEarlier && last < MOST
      ? () => setRead({ sessionId, last: Math.min(last + STEP, MOST) })
      : null
  const isCut = hasEarlier && session.replies.length >= MOST
  return { result, session, isUnread, earlier, most: isCut ? MOST : null }
}
