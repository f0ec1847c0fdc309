import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useIsModerator } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const mutation = graphql(`
  mutation UndoAction($input: UndoModerationInput!) {
    undoModeration(input: $input) {
      __typename
      ... on ModerationSuccess {
        action {
          id
          undoneAt
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** For moderators: puts back what an action changed. */
export function UndoAction({ actionId }: { actionId: string }) {
  const isModerator = useIsModerator()
  const [undo, { loading }] = useMutation(mutation)
  if (!isModerator) return null
  async function press() {
    const input = { actionId }
    const done = await runMutation(
      text.undoFailed,
      async () => (await undo({ variables: { input } })).data?.undoModeration,
    )
    if (done) toast.success({ title: text.undone, topic: 'undo' })
  }
  return (
    <Button isBusy={loading} onClick={() => void press()}>
      {text.undo}
    </Button>
  )
}
