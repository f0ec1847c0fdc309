import { useApolloClient } from '@apollo/client/react'
import { graphql } from '#gql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { decisionMessages as text } from './decision-messages.ts'

const mutation = graphql(`
  mutation UndoDecisions($input: UndoDecisionsInput!) {
    undoDecisions(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Undoes planned decisions; nobody was told of them. `undoing` names the press that runs. */
export function useUndo(scholarshipId: string) {
  const client = useApolloClient()
  const { running, run } = useOneAction()
  async function undo(applicationIds: readonly string[]) {
    const input = { scholarshipId, applicationIds: [...applicationIds] }
    const done = await runMutation(text.undoFailed, async () => {
      const { data } = await client.mutate({ mutation, variables: { input } })
      return data?.undoDecisions
    })
    if (!done) return
    // The rows disappear with their buttons.
    document.getElementById('decisions')?.focus()
    toast.success({ title: text.undone(applicationIds.length), topic: 'decisions' })
    await readAgain(client, ['PlannedDecisions', 'RankedApplications'])
  }
  return {
    undoing: running,
    undo: (name: string, applicationIds: readonly string[]) =>
      void run(name, () => undo(applicationIds)),
  }
}
