import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { runAction } from '#lib/run-action.ts'
import { toast } from '#ui/toast-store.ts'
import { donorMessages as text } from './donor-messages.ts'

const publishDocument = graphql(`
  mutation StatusSteps_Publish($input: ScholarshipIdInput!) {
    result: publishScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          ...OwnScholarship_Scholarship
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
  mutation StatusSteps_Close($input: ScholarshipIdInput!) {
    result: closeScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          ...OwnScholarship_Scholarship
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
  mutation StatusSteps_Archive($input: ScholarshipIdInput!) {
    result: archiveScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          ...OwnScholarship_Scholarship
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export type Step = 'publish' | 'close' | 'archive'

const words = {
  publish: { done: text.published, failed: text.publishFailed },
  close: { done: text.closed, failed: text.closeFailed },
  archive: { done: text.archived, failed: text.archiveFailed },
}

/** Takes one scholarship a step on, and says how that went. */
export function useStatusSteps(id: string) {
  const [publish, publishing] = useMutation(publishDocument)
  const [close, closing] = useMutation(closeDocument)
  const [archive, archiving] = useMutation(archiveDocument)
  const variables = { input: { id } }
  const send = {
    publish: async () => (await publish({ variables })).data?.result,
    close: async () => (await close({ variables })).data?.result,
    archive: async () => (await archive({ variables })).data?.result,
  }

  async function take(step: Step): Promise<void> {
    const done = await runAction(words[step].failed, () => send[step]())
    if (done) toast.success({ title: words[step].done, topic: 'scholarship' })
  }
  return { isBusy: publishing.loading || closing.loading || archiving.loading, take }
}
