import { useMutation } from '@apollo/client/react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const mutation = graphql(`
  mutation VoteButtons($input: SetVoteInput!) {
    setVote(input: $input) {
      __typename
      ... on SetVoteSuccess {
        post {
          id
          upvotes
          downvotes
          hasMyVote
          hasMyDownvote
        }
        reply {
          id
          upvotes
          downvotes
          hasMyVote
          hasMyDownvote
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type VoteButtonsProps = {
  entry: {
    id: string
    upvotes: number
    downvotes: number
    hasMyVote: boolean
    hasMyDownvote: boolean
    isOwn: boolean
  }
}

/** The votes for and against; anybody but the author can cast one. */
export function VoteButtons({ entry }: VoteButtonsProps) {
  const { upvotes, downvotes, isOwn } = entry
  if (!isOwn) return <CastVote entry={entry} />
  return (
    <span className="tabular text-sm text-muted">
      {text.helpful}: {upvotes} · {text.notHelpful}: {downvotes}
    </span>
  )
}

/** One vote for each person; a visitor is led to sign in and back. */
function CastVote({ entry }: VoteButtonsProps) {
  const { id, upvotes, downvotes, hasMyVote, hasMyDownvote } = entry
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [pressed, setPressed] = useState<string | null>(null)
  const [vote, { loading }] = useMutation(mutation)
  async function press(label: string, wish: { isUp: boolean; isDown: boolean }) {
    if (viewer === null) return navigate(paths.login('student', { returnTo: pathname }))
    if (loading) return
    setPressed(label)
    await runMutation(text.voteFailed, async () => {
      const { data } = await vote({ variables: { input: { id, ...wish } } })
      return data?.setVote
    })
  }
  const ways = [
    {
      label: text.helpful,
      count: upvotes,
      isMine: hasMyVote,
      Icon: ThumbsUp,
      wish: { isUp: !hasMyVote, isDown: false },
    },
    {
      label: text.notHelpful,
      count: downvotes,
      isMine: hasMyDownvote,
      Icon: ThumbsDown,
      wish: { isUp: false, isDown: !hasMyDownvote },
    },
  ]
  return ways.map(({ label, count, isMine, Icon, wish }) => (
    <Button
      key={label}
      className={isMine ? 'border-sea text-sea' : ''}
      isBusy={loading && pressed === label}
      aria-pressed={isMine}
      onClick={() => void press(label, wish)}
    >
      <Icon aria-hidden="true" size={18} fill={isMine ? 'var(--color-sea-soft)' : 'none'} />
      {label}
      <span className="tabular">{count}</span>
      <span className="sr-only">{text.votesWord(count)}</span>
    </Button>
  ))
}
