import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const mutation = graphql(`
  mutation UseOutline($input: GeneratePrepContentInput!) {
    generatePrepContent(input: $input) {
      __typename
      ... on PrepTaskSuccess {
        prepTask {
          id
          title
          aiGeneratedContent
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/**
 * Drafts the outline of an essay for one award; returns whether it exists now, and has told the person either way.
 */
export function useOutline() {
  const [send, { loading }] = useMutation(mutation)
  async function draft(scholarshipId: string): Promise<boolean> {
    const done = await runMutation(text.outlineFailed, async () => {
      const input = { scholarshipId, taskType: 'essay' }
      const { data } = await send({ variables: { input } })
      return data?.generatePrepContent
    })
    if (done === null || !('prepTask' in done)) return false
    const description = text.outlineIn(done.prepTask.title)
    toast.success({ title: text.outlineDrafted, description, topic: 'outline' })
    return true
  }
  return { draft, isBusy: loading }
}
