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
 * Says how an award stands for the student now, in the server's words. For after the catalog has counted what they told: nothing
 * is said when it did not, or when nobody answers.
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
