import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { runAction } from '#lib/run-action.ts'
import { toast } from '#ui/toast-store.ts'
import { moderationMessages as text } from './moderation-messages.ts'

const publishDocument = graphql(`
  mutation UseListingSteps_Publish($input: ScholarshipIdInput!) {
    result: publishScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const closeDocument = graphql(`
  mutation UseListingSteps_Close($input: ScholarshipIdInput!) {
    result: closeScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const archiveDocument = graphql(`
  mutation UseListingSteps_Archive($input: ScholarshipIdInput!) {
    result: archiveScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export type ListingStep = 'publish' | 'close' | 'archive'

/** Takes any listing a step on, as an administrator may. */
export function useListingSteps(id: string) {
  const client = useApolloClient()
  const [running, setRunning] = useState<ListingStep | null>(null)
  const variables = { input: { id } }
  const send = {
    publish: () => client.mutate({ mutation: publishDocument, variables }),
    close: () => client.mutate({ mutation: closeDocument, variables }),
    archive: () => client.mutate({ mutation: archiveDocument, variables }),
  }
  async function take(step: ListingStep) {
    setRunning(step)
    const done = await runAction(
      text.stepFailed,
      async () => (await send[step]()).data?.result,
    )
    setRunning(null)
    if (done) toast.success({ title: text.stepDone[step], topic: 'listing' })
  }
  return { take, running }
}
