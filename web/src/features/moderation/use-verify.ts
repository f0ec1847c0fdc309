import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { moderationMessages as text } from './moderation-messages.ts'

const mutation = graphql(`
  mutation UseVerify($input: VerifyScholarshipInput!) {
    verifyScholarship(input: $input) {
      __typename
      ... on VerifyScholarshipSuccess {
        scholarship {
          id
          ...ManagedListing_Scholarship
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Records that a person compared the listing with its source today. */
export function useVerify(id: string) {
  const [send, { loading }] = useMutation(mutation)
  async function verify() {
    const done = await runMutation(text.verifyFailed, async () => {
      const { data } = await send({ variables: { input: { id } } })
      return data?.verifyScholarship
    })
    if (done) toast.success({ title: text.verified, topic: 'verify' })
  }
  return { verify, isBusy: loading }
}
