import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'
import { ownStoriesMessages as text } from './own-stories-messages.ts'
import { PieceWords } from './piece-words.tsx'

const fragment = graphql(`
  fragment OwnStory_Piece on ContentPiece {
    id
    revisionId
    state
    consent
    hasConsent
    isPublished
    organization {
      id
      name
    }
    words {
      title
      sourceName
      ...PieceWords_Words
    }
  }
`)

const mutation = graphql(`
  mutation OwnStory_Answer($input: AnswerStoryInput!) {
    answerStory(input: $input) {
      __typename
      ... on ContentSuccess {
        piece {
          id
          ...OwnStory_Piece
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = { piece: FragmentType<typeof fragment>; onStale: () => void }

/** What somebody would like to tell of the viewer, in full, and the two answers. */
export function OwnStory({ onStale, ...props }: Props) {
  const piece = readFragment(fragment, props.piece)
  const [answer, { loading }] = useMutation(mutation)
  const { id, revisionId, state, consent, hasConsent, organization, words } = piece
  async function press(isGiven: boolean) {
    const input = { id, revisionId, isGiven }
    const done = await runMutation(
      text.failed,
      async () => (await answer({ variables: { input } })).data?.answerStory,
    )
    if (done) toast.success({ title: isGiven ? text.agreed : text.refused, topic: 'story' })
    else onStale()
  }
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>
          {hasConsent ? text.given : consent === 'REFUSED' ? text.no : text.open}
        </Badge>
        {piece.isPublished && <Badge>{text.public}</Badge>}
        <span className="text-sm text-muted">{organization?.name}</span>
      </div>
      <h2 className="text-lg break-words">{words.title ?? words.sourceName}</h2>
      <PieceWords words={words} />
      {state === 'DRAFT' && consent !== 'REFUSED' && (
        <p className="text-muted">{text.beingWritten}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'DRAFT' && !hasConsent && (
          <Button kind="primary" isBusy={loading} onClick={() => void press(true)}>
            {text.agree}
          </Button>
        )}
        {consent !== 'REFUSED' && (
          <Button isBusy={loading} onClick={() => void press(false)}>
            {piece.isPublished || hasConsent ? text.takeBack : text.refuse}
          </Button>
        )}
      </div>
    </Card>
  )
}
