import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { LinkButton } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { workspacePaths } from '#workspace-paths'
import { states, storyWritingMessages as text } from './story-writing-messages.ts'

const fragment = graphql(`
  fragment WrittenPiece_Piece on ContentPiece {
    id
    kind
    state
    isPublished
    consent
    decisionNote
    words {
      title
      sourceName
    }
  }
`)

const submitMutation = graphql(`
  mutation WrittenPiece_Submit($input: ContentIdInput!) {
    submitContent(input: $input) {
      __typename
      ... on ContentSuccess {
        piece {
          id
          ...WrittenPiece_Piece
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation WrittenPiece_Remove($input: ContentIdInput!) {
    removeContent(input: $input) {
      __typename
      ... on RemovedContent {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = {
  piece: FragmentType<typeof fragment>
  kinds: Record<string, string>
  consents: Record<string, string>
  onRemoved: () => void
}

/** One text of the workspace: how far it has come, and what can be done next. */
export function WrittenPiece({ kinds, consents, onRemoved, ...props }: Props) {
  const piece = readFragment(fragment, props.piece)
  const [submit, { loading }] = useMutation(submitMutation)
  const { id, state, consent, words } = piece
  async function handIn() {
    const done = await runMutation(
      text.submitFailed,
      async () => (await submit({ variables: { input: { id } } })).data?.submitContent,
    )
    if (done) toast.success({ title: text.submitted, topic: 'story' })
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="sea">{kinds[piece.kind]}</Badge>
        <Badge>{states[state]}</Badge>
        {piece.isPublished && state !== 'PUBLISHED' && <Badge>{text.isPublic}</Badge>}
        {state !== 'DRAFT' && consents[consent] && <Badge>{consents[consent]}</Badge>}
      </div>
      <h2 className="text-lg break-words">
        {words.title ?? words.sourceName ?? text.untitled}
      </h2>
      {piece.decisionNote && (
        <p className="max-w-prose break-words">{text.note(piece.decisionNote)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'DRAFT' && (
          <Button kind="primary" isBusy={loading} onClick={() => void handIn()}>
            {text.submit}
          </Button>
        )}
        <LinkButton to={workspacePaths.story(id)}>{text.edit}</LinkButton>
        <RemoveButton id={id} onRemoved={onRemoved} />
      </div>
    </Card>
  )
}

function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const [remove] = useMutation(removeMutation)
  async function confirm() {
    const done = await runMutation(
      text.removeFailed,
      async () => (await remove({ variables: { input: { id } } })).data?.removeContent,
    )
    if (!done) return
    toast.success({ title: text.removed, topic: 'story' })
    onRemoved()
  }
  return (
    <ConfirmButton
      label={text.remove}
      look="quiet"
      title={text.removeQuestion}
      cancel={text.keep}
      onConfirm={confirm}
    >
      <p>{text.removeText}</p>
    </ConfirmButton>
  )
}
