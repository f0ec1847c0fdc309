import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import { toast } from '#ui/toast-store.ts'
import { profileMessages as text } from './profile-messages.ts'

const verdictDocument = graphql(`
  query SayVerdict($award: ID!) {
    scholarship(id: $award) {
      id
      title
      eligibility {
        verdict
        label
      }
    }
  }
`)

/**
 * Shows the student's verdict on an award, in the server's words. Call it after the catalog has counted the student's
 * facts; it stays silent when the catalog has not, or when nobody answers.
 */
export async function sayVerdict(client: ApolloClient, award: string): Promise<void> {
  const { data } = await client
    .query({
      query: verdictDocument,
      variables: { award },
      fetchPolicy: 'network-only',
    })
    .catch(() => ({ data: undefined }))
  const scholarship = data?.scholarship
  if (!scholarship?.eligibility) return
  toast.success({
    title: text.nowStands(scholarship.eligibility.label),
    description: scholarship.title,
    topic: 'verdict',
  })
}
