import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { isProblem } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { adminMessages as text } from './admin-messages.ts'

const mutation = graphql(`
  mutation UseDecision($input: DecideVerificationInput!) {
    decideVerification(input: $input) {
      __typename
      ... on OrganizationSuccess {
        organization {
          id
          ...OrganizationToVerify_Organization
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Seen = { id: string; version: number }

/** Decides on one organization in the version that is shown; the organization then leaves its queue. */
export function useDecision({ id: organizationId, version }: Seen) {
  const [decide, { loading }] = useMutation(mutation, {
    update: (cache, { data }) => {
      if (data?.decideVerification.__typename !== 'OrganizationSuccess') return
      leaveList(cache, 'organizationsToVerify', organizationId)
    },
    // Somebody changed the organization: the next decision must be on the version that is then shown.
    refetchQueries: ({ data }) =>
      data?.decideVerification.__typename === 'Conflict' ? ['OrganizationQueue'] : [],
  })
  const send = async (decision: 'verified' | 'declined', reason: string | null) => {
    const { data } = await decide({
      variables: { input: { organizationId, decision, reason, version } },
    })
    return data?.decideVerification
  }
  return {
    isBusy: loading,
    /** Shows a toast of its own for a failure. */
    verify: async () => {
      const done = await runMutation(text.decideFailed, () => send('verified', null))
      if (!done) return
      toast.success({ title: text.verifiedDone, topic: 'act' })
      focusHeading()
    },
    /** Returns the refusal, for the form. */
    decline: async (reason: string) => {
      const answer = await send('declined', reason)
      if (!isProblem(answer)) focusHeading()
      return answer
    },
  }
}
