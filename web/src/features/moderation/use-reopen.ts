import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { moderationMessages as text } from './moderation-messages.ts'

const mutation = graphql(`
  mutation UseReopen($input: ReopenListingCaseInput!) {
    reopenListingCase(input: $input) {
      __typename
      ... on ResolveListingCaseSuccess {
        listingCase {
          id
          ...OneCase_ListingCase
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Undoes a decision; the case then waits in the queue again. */
export function useReopen({ id, version }: { id: string; version: number }) {
  const [send, { loading }] = useMutation(mutation, {
    update: (cache, { data }) => {
      if (data?.reopenListingCase.__typename !== 'ResolveListingCaseSuccess') return
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'listingCases' })
    },
  })
  async function reopen() {
    const done = await runMutation(text.reopenFailed, async () => {
      const { data } = await send({ variables: { input: { id, version } } })
      return data?.reopenListingCase
    })
    if (!done) return
    toast.success({ title: text.reopened, topic: 'case' })
    focusHeading()
  }
  return { reopen, isBusy: loading }
}
