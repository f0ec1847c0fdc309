import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { ListingReviewDecision } from '#gql/graphql'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { bulkMessages as text, type ReviewChoice } from './bulk-messages.ts'

const mutation = graphql(`
  mutation UseReview($input: ReviewListingsInput!) {
    reviewListings(input: $input) {
      __typename
      ... on ReviewListingsSuccess {
        scholarships {
          id
          version
          status
        }
        refused {
          id
          reason
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** A listing at the version that was shown. */
export type SeenListing = { id: string; version: number }

/** Decides listings of the queue, which then leave it; each decision shows a toast with an undo. */
export function useReview() {
  const client = useApolloClient()
  const [running, setRunning] = useState<ReviewChoice | null>(null)

  const send = (decision: ListingReviewDecision, listings: readonly SeenListing[]) =>
    runMutation(decision === 'REQUEUE' ? text.undoFailed : text.failed, async () => {
      const seen = listings.map(({ id, version }) => ({ id, version }))
      const variables = { input: { decision, listings: seen } }
      return (await client.mutate({ mutation, variables })).data?.reviewListings
    })

  async function takeBack(listings: readonly SeenListing[]): Promise<void> {
    const done = await send('REQUEUE', listings)
    if (!done) return
    const [refused] = done.refused
    if (refused)
      toast.error({ title: text.undoFailed, description: refused.reason, topic: 'review' })
    else toast.success({ title: text.undone(done.scholarships.length), topic: 'review' })
    await readAgain(client, ['ListingQueue', 'ManagedListings'])
  }

  /** Resolves to the ids of the decided listings; a refused listing stays as it was. */
  async function decide(
    decision: ReviewChoice,
    listings: readonly SeenListing[],
  ): Promise<readonly string[]> {
    setRunning(decision)
    const done = await send(decision, listings)
    setRunning(null)
    if (!done) return []
    const { scholarships } = done
    for (const { id } of scholarships)
      leaveList(client.cache, 'unpublishedScholarships', id)
    toastOutcome(decision, done, () => void takeBack(scholarships))
    return scholarships.map(({ id }) => id)
  }
  return { running, decide }
}

type Outcome = {
  scholarships: readonly SeenListing[]
  refused: readonly { reason: string }[]
}

function toastOutcome(
  decision: ReviewChoice,
  { scholarships, refused }: Outcome,
  undo: () => void,
) {
  if (refused[0])
    toast.error({
      title: text.refused(refused.length),
      description: refused[0].reason,
      topic: 'review-refused',
    })
  if (scholarships.length > 0)
    toast.success({
      title: text.done[decision](scholarships.length),
      topic: 'review',
      action: { label: text.undo, onPress: undo },
    })
}
