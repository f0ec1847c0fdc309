import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { graphql } from '#gql'
import { leaveList } from '#lib/apollo/leave-list.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { paths } from '#paths'
import { toast } from '#ui/toast-store.ts'
import { applicationMessages as text } from './application-messages.ts'

const withdrawMutation = graphql(`
  mutation ChangeApplication_Withdraw($input: WithdrawApplicationInput!) {
    result: withdrawApplication(input: $input) {
      __typename
      ... on ApplicationChanged {
        application {
          id
          ...ApplicationPage_Application
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const reopenMutation = graphql(`
  mutation ChangeApplication_Reopen($input: ApplicationIdInput!) {
    result: reopenApplication(input: $input) {
      __typename
      ... on ApplicationChanged {
        application {
          id
          ...ApplicationPage_Application
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation ChangeApplication_Remove($input: ApplicationIdInput!) {
    result: removeApplication(input: $input) {
      __typename
      ... on ApplicationRemoved {
        id
        scholarshipId
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const lists = ['ApplicationBoard', 'ApplicationCounts']

/** What a student does with an application besides filling it in; each function says how that went. */
export function useChangeApplication(id: string) {
  const client = useApolloClient()
  const navigate = useNavigate()

  async function withdraw(reason: string): Promise<boolean> {
    const input = { id, ...(reason.trim() && { reason: reason.trim() }) }
    const done = await runMutation(text.withdrawFailed, async () => {
      const { data } = await client.mutate({
        mutation: withdrawMutation,
        variables: { input },
      })
      return data?.result
    })
    if (!done) return false
    toast.success({ title: text.withdrawn, topic: text.withdrawFailed })
    await readAgain(client, lists)
    return true
  }

  async function reopen(): Promise<boolean> {
    const done = await runMutation(text.reopenFailed, async () => {
      const { data } = await client.mutate({
        mutation: reopenMutation,
        variables: { input: { id } },
      })
      return data?.result
    })
    if (!done) return false
    toast.success({ title: text.isDraftAgain, topic: text.reopenFailed })
    await readAgain(client, lists)
    return true
  }

  async function remove(): Promise<void> {
    const done = await runMutation(text.removeFailed, async () => {
      const { data } = await client.mutate({
        mutation: removeMutation,
        variables: { input: { id } },
      })
      return data?.result
    })
    if (!done) return
    leaveList(client.cache, 'applications', id)
    client.cache.modify({
      id:
        client.cache.identify({ __typename: 'Scholarship', id: done.scholarshipId }) ?? '',
      fields: { application: () => null },
    })
    toast.success({ title: text.removed, topic: text.removeFailed })
    void navigate(paths.applications(), { replace: true })
  }

  return { withdraw, reopen, remove }
}
