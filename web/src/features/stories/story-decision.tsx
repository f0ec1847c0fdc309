import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { StoryDecision_PieceFragment } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { storyQueueMessages as text } from './own-stories-messages.ts'
import { PieceWords } from './piece-words.tsx'
import { consents, kinds } from './stories-messages.ts'
import { TakeOffButton } from './take-off-dialog.tsx'

const fragment = graphql(`
  fragment StoryDecision_Piece on ContentPiece {
    id
    kind
    revisionId
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
  mutation StoryDecision($input: DecideContentInput!) {
    decideContent(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Decided = () => Promise<unknown>
type Props = { piece: FragmentType<typeof fragment>; onDecided: Decided }

/** One submitted text, in full, and the decisions. */
export function StoryDecision({ onDecided, ...props }: Props) {
  const piece = readFragment(fragment, props.piece)
  const [note, setNote] = useState('')
  const { running, press } = useDecide(piece, onDecided)
  const { id, hasConsent, isPublished: isOnSite, words } = piece
  const title = words.title ?? words.sourceName ?? ''
  return (
    <Card className="flex flex-col gap-4">
      <PieceFacts {...piece} />
      <h2 className="text-lg break-words">{title}</h2>
      <PieceWords words={words} />
      {isOnSite && <p className="max-w-prose">{text.stays}</p>}
      <TextArea
        name={`note-${id}`}
        id={`note-${id}`}
        label={text.note}
        isOptional
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          aria-label={`${text.publish}: ${title}`}
          isBusy={running === 'publish'}
          disabledReason={hasConsent ? null : text.waits}
          onClick={() => press('publish', note)}
        >
          {text.publish}
        </Button>
        <Button
          aria-label={`${text.giveBack}: ${title}`}
          isBusy={running === 'return'}
          onClick={() => press('return', note)}
        >
          {text.giveBack}
        </Button>
        {isOnSite && (
          <TakeOffButton id={id} title={title} onTaken={() => void onDecided()} />
        )}
      </div>
    </Card>
  )
}

/** Stays busy until the list has changed, too. */
function useDecide({ id, revisionId }: StoryDecision_PieceFragment, onDecided: Decided) {
  const [decide] = useMutation(mutation)
  const { running, run } = useOneAction<'publish' | 'return'>()
  async function send(isPublished: boolean, note: string) {
    const input = { id, revisionId, isPublished, note: note.trim() || null }
    const done = await runMutation(
      text.failed,
      async () => (await decide({ variables: { input } })).data?.decideContent,
    )
    if (done) {
      toast.success({ title: isPublished ? text.published : text.returned, topic: 'story' })
      focusHeading()
    }
    await onDecided()
  }
  const press = (what: 'publish' | 'return', note: string) =>
    void run(what, () => send(what === 'publish', note))
  return { running, press }
}

type Facts = Pick<StoryDecision_PieceFragment, 'kind' | 'consent' | 'organization'>

function PieceFacts({ kind, consent, organization }: Facts) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="sea">{kinds[kind]}</Badge>
      {consents[consent] && <Badge>{consents[consent]}</Badge>}
      <span className="text-sm text-muted">{organization?.name ?? text.forSite}</span>
    </div>
  )
}
