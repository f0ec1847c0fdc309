import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useResumingStream } from '#lib/live/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { graphql } from '#gql'
import type { MentorReplyProgressQuery } from '#gql/graphql'
import { AnswerText } from './answer-text.tsx'
import { mentorMessages as text } from './mentor-messages.ts'

const progressDocument = graphql(`
  query MentorReplyProgress($replyId: ID!) {
    mentorReplyProgress(replyId: $replyId) {
      replyId
      sequence
      step
      from
      piece
      label
      isLast
    }
  }
`)

const piecesDocument = graphql(`
  subscription MentorReplyPieces($replyId: ID!, $after: Int) {
    mentorReplyProgress(replyId: $replyId, after: $after) {
      replyId
      sequence
      step
      from
      piece
      label
      isLast
    }
  }
`)

const stopMutation = graphql(`
  mutation StopMentorReply($input: MentorReplyIdInput!) {
    stopMentorReply(input: $input) {
      __typename
      ... on MentorReplySuccess {
        reply {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Piece = NonNullable<MentorReplyProgressQuery['mentorReplyProgress']>

/**
 * An answer while it is being written. It is not read aloud: the
 * finished one is, once. `onOver` reads that from the server.
 */
export function StreamedAnswer({
  replyId,
  name,
  onOver,
}: {
  replyId: string
  name: string
  onOver: () => void
}) {
  const client = useApolloClient()
  const [shown, setShown] = useState('')
  const [isReachable, setIsReachable] = useState(true)
  const [stop, { loading }] = useMutation(stopMutation)
  useResumingStream<Piece>(piecesDocument, {
    variables: { replyId },
    ask: async () => {
      const { data } = await client.query({
        query: progressDocument,
        variables: { replyId },
        fetchPolicy: 'no-cache',
      })
      const newest = data?.mentorReplyProgress ?? null
      return { step: newest, isOver: newest?.isLast ?? true }
    },
    onStep: (newest) => {
      setIsReachable(true)
      if (newest) setShown((have) => have.slice(0, newest.from) + newest.piece)
    },
    onUnreachable: () => setIsReachable(false),
    onOver,
  })
  async function end() {
    const done = await runMutation(text.stopFailed, async () => {
      const { data } = await stop({ variables: { input: { id: replyId } } })
      return data?.stopMentorReply
    })
    if (done !== null) onOver()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <div aria-hidden="true" aria-busy="true" className="min-h-6">
        {shown === '' ? `${text.writing(name)} …` : <AnswerText>{shown}</AnswerText>}
      </div>
      {!isReachable && <p role="status">{text.unreachable}</p>}
      <Button isBusy={loading} onClick={() => void end()}>
        {text.stop}
      </Button>
    </div>
  )
}
