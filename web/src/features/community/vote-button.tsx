import { useMutation } from '@apollo/client/react'
import { ThumbsUp } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const mutation = graphql(`
  mutation VoteButton($input: SetVoteInput!) {
    setVote(input: $input) {
      __typename
      ... on SetVoteSuccess {
        post {
          id
          upvotes
          hasMyVote
        }
        reply {
          id
          upvotes
          hasMyVote
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type VoteButtonProps = {
  entry: { id: string; upvotes: number; hasMyVote: boolean; isOwn: boolean }
}

/** "Helpful", once for each person; a visitor is led to sign in and back. */
export function VoteButton({ entry }: VoteButtonProps) {
  const { id, upvotes, hasMyVote, isOwn } = entry
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [vote, { loading }] = useMutation(mutation)
  async function press() {
    if (viewer === null) return navigate(paths.login('student', { returnTo: pathname }))
    const input = { id, isUp: !hasMyVote }
    return runMutation(text.voteFailed, async () => {
      const { data } = await vote({ variables: { input } })
      return data?.setVote
    })
  }
  return (
    <Button
      className={hasMyVote ? 'border-sea text-sea' : ''}
      isBusy={loading}
      disabledReason={isOwn ? text.ownVote : null}
      aria-pressed={hasMyVote}
      onClick={() => void press()}
    >
      <ThumbsUp
        aria-hidden="true"
        size={18}
        fill={hasMyVote ? 'var(--color-sea-soft)' : 'none'}
      />
      {text.helpful}
      <span className="tabular">{upvotes}</span>
      <span className="sr-only">{text.votesWord(upvotes)}</span>
    </Button>
  )
}
