import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { toast } from '#ui/toast-store.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'

const publishDocument = graphql(`
  mutation UseScholarshipSteps_Publish($input: ScholarshipIdInput!) {
    result: publishScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          slug
          status
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const closeDocument = graphql(`
  mutation UseScholarshipSteps_Close($input: ScholarshipIdInput!) {
    result: closeScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          slug
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
  mutation UseScholarshipSteps_Archive($input: ScholarshipIdInput!) {
    result: archiveScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          slug
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

export type ScholarshipStep = 'publish' | 'close' | 'archive'

/** Words for the offered steps. */
type Words<Step extends ScholarshipStep> = Record<Step, { done: string; failed: string }>

/** Moves one scholarship a step on, and says how that went. */
export function useChangeStatus<Step extends ScholarshipStep>(
  id: string,
  words: Words<Step>,
) {
  const client = useApolloClient()
  const [running, setRunning] = useState<Step | null>(null)
  const more = { variables: { input: { id } } }
  const send = {
    publish: () => client.mutate({ mutation: publishDocument, ...more }),
    close: () => client.mutate({ mutation: closeDocument, ...more }),
    archive: () => client.mutate({ mutation: archiveDocument, ...more }),
  }
  /** Resolves to whether the step was taken. */
  async function take(step: Step): Promise<boolean> {
    const { done, failed } = words[step]
    setRunning(step)
    const success = await runMutation(failed, async () => (await send[step]()).data?.result)
    setRunning(null)
    if (success) toast.success({ title: done, topic: 'scholarship' })
    return success !== null
  }
  return { running, take }
}
