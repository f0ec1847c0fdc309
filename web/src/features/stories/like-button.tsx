import { useMutation } from '@apollo/client/react'
import { Heart } from 'lucide-react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { storiesMessages as text } from './stories-messages.ts'

const mutation = graphql(`
  mutation LikeButton($input: SetContentLikeInput!) {
    setContentLike(input: $input) {
      __typename
      ... on ContentCounts {
        id
        likeCount
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = {
  liked: { __typename?: string; id: string; likeCount: number; hasMyLike: boolean }
}

/** Each visitor can like once; nobody needs an account. */
export function LikeButton({ liked: { __typename, id, likeCount, hasMyLike } }: Props) {
  const [like, { loading, client }] = useMutation(mutation)
  async function press() {
    const done = await runMutation(text.likeFailed, async () => {
      const input = { id, isLiked: !hasMyLike }
      return (await like({ variables: { input } })).data?.setContentLike
    })
    if (done === null) return
    client.cache.modify({
      id: client.cache.identify({ __typename, id }),
      fields: { likeCount: () => done.likeCount, hasMyLike: () => !hasMyLike },
    })
  }
  return (
    <Button
      kind={hasMyLike ? 'secondary' : 'quiet'}
      className="self-start"
      isBusy={loading}
      aria-pressed={hasMyLike}
      onClick={() => void press()}
    >
      <Heart aria-hidden="true" size={18} fill={hasMyLike ? 'currentColor' : 'none'} />
      {text.like}
      <span className="tabular">{likeCount}</span>
      <span className="sr-only">{text.likes(likeCount)}</span>
    </Button>
  )
}
