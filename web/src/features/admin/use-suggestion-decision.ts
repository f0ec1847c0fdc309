import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { ListingSuggestionDecision } from '#gql/graphql'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { bulkMessages } from '#entities/listing-review/bulk-messages.ts'
import { reviewMessages as text } from './review-messages.ts'

const mutation = graphql(`
  mutation UseSuggestionDecision($input: DecideListingSuggestionInput!) {
    decideListingSuggestion(input: $input) {
      __typename
      ... on DecideListingSuggestionSuccess {
        suggestion {
          id
          version
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Seen = { id: string; version: number }
type Choice = Exclude<ListingSuggestionDecision, 'REOPEN'>

const done = { DRAFT: text.drafted, DISMISS: text.dismissed }

/**
 * Decides on a suggestion in the version that is shown; it then leaves its queue, and the toast offers to undo that.
 */
export function useSuggestionDecision({ id, version }: Seen) {
  const client = useApolloClient()
  const [running, setRunning] = useState<Choice | null>(null)

  const send = (decision: ListingSuggestionDecision, seen: Seen) =>
    runMutation(
      decision === 'REOPEN' ? bulkMessages.undoFailed : bulkMessages.failed,
      async () => {
        const variables = { input: { id: seen.id, version: seen.version, decision } }
        const { data } = await client.mutate({ mutation, variables })
        return data?.decideListingSuggestion
      },
    )
  const readQueuesAgain = () => readAgain(client, ['SuggestionQueue', 'ListingQueue'])

  async function takeBack(seen: Seen): Promise<void> {
    if (!(await send('REOPEN', seen))) return
    toast.success({ title: text.suggestionBack, topic: 'suggestion' })
    await readQueuesAgain()
  }
  async function decide(decision: Choice): Promise<void> {
    setRunning(decision)
    const decided = await send(decision, { id, version })
    setRunning(null)
    if (!decided) return
    const { suggestion } = decided
    toast.success({
      title: done[decision],
      topic: 'suggestion',
      action: { label: bulkMessages.undo, onPress: () => void takeBack(suggestion) },
    })
    leaveList(client.cache, 'listingSuggestions', id)
    focusHeading()
    if (decision === 'DRAFT') await readQueuesAgain()
  }
  return { running, decide }
}
